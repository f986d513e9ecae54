import { proxy, ref } from 'valtio';
import type { DialogAnswers, DialogName, DialogParams } from './DialogParams.ts';

interface OpenDialog<K extends DialogName = DialogName> {
  id: number;
  name: K;
  params: DialogParams[K];
  /** Resolves the promise of `open`; undefined if the dialog was closed without an answer. */
  settle: { resolve: (answer: unknown) => void };
}

interface HeldDialog {
  id: number;
  title: string;
  show: () => void;
}

/** A queue of dialogs; only the first is shown. */
export function createDialogsStore() {
  return proxy({
    queue: [] as OpenDialog[],
    /** Dialogs of this page that would have interrupted the player; the bell lists them. */
    held: [] as HeldDialog[],
    lastId: 0,
    /** Opens a dialog and resolves when it closes, to its answer, or to undefined if dismissed. */
    open<K extends DialogName>(name: K, params: DialogParams[K]): Promise<DialogAnswers[K] | undefined> {
      return new Promise((resolve) => {
        this.lastId += 1;
        this.queue.push({
          id: this.lastId,
          name,
          params,
          settle: ref({ resolve: resolve as (answer: unknown) => void }),
        });
      });
    },
    close(id: number, answer?: DialogAnswers[DialogName]) {
      const dialog = this.queue.find((open) => open.id === id);
      this.queue = this.queue.filter((open) => open.id !== id);
      dialog?.settle.resolve(answer);
    },
    /** Closes the dialogs of a page that is left, except the form of an incomplete account and credentials shown once. */
    leavePage() {
      for (const { id, name, params } of this.queue.slice()) {
        const stays = name === 'credentials' || ('screen' in params && params.screen === 'complete');
        if (!stays) this.close(id);
      }
    },
    closeAll() {
      for (const { id } of this.queue.slice()) this.close(id);
    },
  });
}
