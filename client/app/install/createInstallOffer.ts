import type { InstallOffer, InstallPrompt } from './InstallOffer.ts';

/** Holds back the browser's install prompt, which it would otherwise show at a moment of its choosing. */
export function createInstallOffer(window: Window): InstallOffer {
  let prompt: InstallPrompt | null = null;
  const listeners = new Set<() => void>();
  const set = (next: InstallPrompt | null) => {
    prompt = next;
    for (const listener of listeners) listener();
  };
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    set(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => set(null));
  return {
    current: () => prompt,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
