import { proxy } from 'valtio';

export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
}

const MAX_QUEUED = 3;

/** Toasts. A text already shown is not added again; at most three are shown, the newest. */
export function createToastsStore() {
  return proxy({
    items: [] as Toast[],
    lastId: 0,
    show(kind: Toast['kind'], text: string) {
      if (this.items.some((toast) => toast.text === text)) return;
      this.lastId += 1;
      this.items = [...this.items, { id: this.lastId, kind, text }].slice(-MAX_QUEUED);
    },
    close(id: number) {
      this.items = this.items.filter((toast) => toast.id !== id);
    },
  });
}
