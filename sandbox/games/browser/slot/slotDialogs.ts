import { pickElement } from '#sandbox/games/browser/pickElement.ts';

/** Good news in a dialog; resolves when it is closed, by the player or after five seconds. */
export function showBanner(title: string, text: string): Promise<void> {
  pickElement('banner-title').textContent = title;
  pickElement('banner-text').textContent = text;
  pickElement('live').textContent = `${title}: ${text}`;
  const dialog = pickElement<HTMLDialogElement>('banner');
  dialog.showModal();
  // Good news: closes without an answer.
  const timer = setTimeout(() => dialog.close(), 5000);
  return new Promise((resolve) =>
    dialog.addEventListener(
      'close',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    ),
  );
}

/** A question that must be answered: what went wrong, and the one action that helps; whether the player takes it. */
export function askInDialog(title: string, text: string, action: string): Promise<boolean> {
  pickElement('trouble-title').textContent = title;
  pickElement('trouble-text').textContent = text;
  pickElement('trouble-go').textContent = action;
  const dialog = pickElement<HTMLDialogElement>('trouble');
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'go'), { once: true }),
  );
}
