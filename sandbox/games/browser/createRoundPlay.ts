import type { FrameMessages } from '#sandbox/games/frame/frameMessages.ts';
import type { createSheets } from './createSheets.ts';
import type { createTable, Trouble } from './createTable.ts';
import type { createTabStorage } from './createTabStorage.ts';

interface RoundPlayOptions<A> {
  data: { mode: 'play' | 'demo'; messages: FrameMessages };
  wire: ReturnType<typeof createTable>;
  sheets: ReturnType<typeof createSheets>;
  storage: ReturnType<typeof createTabStorage>;
  pendingKey: string;
  notify: (message: object) => void;
  /** The order is being sent. */
  begin: () => void;
  /** The order was refused, or its outcome is unknown. */
  giveBack: () => void;
  /** Call `free` when the next order may be placed. */
  finish: (answer: A, free: () => void) => Promise<void>;
}

/**
 * One order at a time, stored until its answer arrives: an order whose answer was lost is sent again with the same
 * uuid before another is placed, also after a reload.
 */
export function createRoundPlay<A extends { wallet?: string }>(options: RoundPlayOptions<A>) {
  const { data, wire, sheets, storage, pendingKey, notify, begin, giveBack, finish } = options;
  const { messages, mode } = data;
  let isBusy = false;

  async function meet(trouble: Trouble, order?: object): Promise<void> {
    isBusy = false;
    giveBack();
    if (trouble.kind === 'unknown') {
      if (order && (await sheets.ask(messages.unknown, messages.unknownText, messages.askAgain))) await send(order);
      return;
    }
    storage.save(pendingKey, null);
    if (trouble.kind === 'session') {
      if (!(await sheets.ask(messages.session, messages.sessionText, messages.signIn))) return;
      if (parent === window) location.reload();
      else notify({ type: 'error', reason: 'session' });
    } else if (trouble.kind === 'insufficient') {
      const text = mode === 'demo' ? messages.insufficientDemoText : messages.insufficientText;
      await sheets.ask(messages.insufficient, text, messages.fine);
    } else await sheets.ask(messages.refused, trouble.message, messages.fine);
  }

  async function send(order: object): Promise<void> {
    isBusy = true;
    storage.save(pendingKey, JSON.stringify(order));
    begin();
    const answer = await wire.ask<A>(order);
    if (!answer.ok) return meet(answer.trouble, order);
    storage.save(pendingKey, null);
    const free = () => {
      isBusy = false;
    };
    await finish(answer.data, free).finally(free);
  }

  return {
    isBusy: () => isBusy,
    meet,
    /** `make` is called only if no older order is pending. */
    press(make: () => object | undefined): void {
      if (isBusy || sheets.isOpen()) return;
      const pending = storage.load(pendingKey);
      const order = pending ? (JSON.parse(pending) as object) : make();
      if (order) void send(order);
    },
    /** Called after a reload. True if an order is pending. */
    resume(): boolean {
      const pending = storage.load(pendingKey);
      if (pending) void meet({ kind: 'unknown' }, JSON.parse(pending) as object);
      return pending !== null;
    },
  };
}
