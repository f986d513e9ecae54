import type { FormPost } from '#server/edge/forms/FormPost.ts';
import type { FormRefusal } from '#server/edge/forms/formRefusal.ts';
import type { Id } from '#shared/api/wireTypes.ts';
import type { AppError } from '#shared/errors/AppError.ts';
import type { Order } from '#shared/orders/Order.ts';
import type { PlainOutcome } from './PlainOutcome.ts';
import { placeOrder } from './placeOrder.ts';
import { refusedOrder } from './refusedOrder.ts';

/** A form that is one order: what its fields ask for, and what a refusal means here. */
interface OrderForm<I, A> {
  order: Order<I, A>;
  /** The input of the command, or why nothing is ordered. `payments`: ids of the payments that existed before; null: not known. */
  read(post: FormPost): OrderRequest<I> | FormRefusal | Promise<OrderRequest<I> | FormRefusal>;
  /** Message id or kind of a refusal by the platform; null: the error has words of its own. */
  problem?(error: AppError, input: I, post: FormPost): string | null | Promise<string | null>;
  /** Parts of the address that its page gets with every outcome. */
  place?(fields: FormPost['fields']): FormRefusal;
}

interface OrderRequest<I> {
  input: I;
  payments?: readonly Id[] | null;
}

/** Takes a form that is one order: its page says how the order ended. */
export function takeOrder<I, A>({ order, read, problem, place }: OrderForm<I, A>) {
  return async (post: FormPost): Promise<PlainOutcome> => {
    const request = await read(post);
    if (!('input' in request)) return { kind: 'refused', outcome: request };
    const { input, payments } = request;
    const line = place?.(post.fields);
    const outcome = await placeOrder(order, input, { post, known: payments });
    if (outcome.kind === 'unknown') return { kind: 'unknown', outcome: line };
    if (outcome.kind === 'done') return { kind: 'done', outcome: { step: 'done', ...line } };
    const { error } = outcome;
    const word = (await problem?.(error, input, post)) ?? null;
    return word === null ? refusedOrder(error, line) : { kind: 'refused', outcome: { error: word, ...line } };
  };
}
