import { proxy } from 'valtio';

export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
}

const MAX_QUEUED = 3;

/** Sentences under the header. The same text is not shown twice; at most three wait. */
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
