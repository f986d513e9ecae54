import type { Call, CallOptions } from '#shared/api/call.ts';
import type { Id } from '#shared/api/wireTypes.ts';
import type { OrderCommand } from '#shared/keys/orderKey.ts';

/** What is ordered, as it may be stored on the device: no card number, no phone number, no code. */
export type OrderFacts = Readonly<Record<string, string | number>>;

/** An order whose answer was lost. */
export interface LostOrder {
  facts: OrderFacts;
  /** Ids of the payments that existed before it; null: not known. */
  before: readonly string[] | null;
}

/** A money command: how it is sent, what it is about, and where the platform tells whether it was carried out. */
export interface Order<I, A> {
  command: OrderCommand;
  /** While the outcome of one order is unknown, another about the same thing waits for it. Default: every order of the command. */
  about?: (input: I) => string;
  describe: (input: I) => OrderFacts;
  send: (call: Call, input: I, options: CallOptions) => Promise<A>;
  /**
   * The answer of a lost order, as the platform tells it now; null: the platform has no such order. Rejects when the platform does not
   * tell. Absent: the platform cannot be asked.
   */
  find?: (call: Call, lost: LostOrder) => Promise<A | null>;
  /** The id of the payment that an answer is about; later orders are told apart from it. */
  idOf?: (answer: A) => Id;
  /** Whether the balances differ after this answer. Default: they do. */
  movesMoney?: (answer: A) => boolean;
}
