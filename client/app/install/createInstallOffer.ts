import type { InstallOffer, InstallPrompt } from './InstallOffer.ts';

/** Keeps the browser's offer to install the site, which would otherwise come at a moment of the browser's choosing. */
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
