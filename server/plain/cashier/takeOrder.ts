import { refusalOfIssue } from '#server/plain/forms/formRefusal.ts';
import { AppError } from '#shared/errors/AppError.ts';
import type { OrderForm } from '#shared/forms/orders/OrderForm.ts';
import type { PlainOrder } from './createPlainOrders.ts';
import type { PlainOutcome } from './PlainOutcome.ts';
import { placeOrder } from './placeOrder.ts';
import { refusedOrder } from './refusedOrder.ts';

/** A form that is one order, and how the server takes it. */
export interface TakenOrder {
  form: Pick<OrderForm<unknown>, 'page' | 'name' | 'kept' | 'repeats'>;
  submit: PlainOrder;
}

/** Takes a form that is one order and was sent without JavaScript: its page says how the order ended. */
export function takeOrder<I, A>(form: OrderForm<I, A>): TakenOrder {
  return {
    form,
    submit: async (post) => {
      const { call, fields } = post;
      const request = await form.read(fields, post);
      if ('issue' in request) return { kind: 'refused', outcome: refusalOfIssue(request.issue) };
      if (!('input' in request)) return { kind: 'refused', outcome: request };
      const { input, payments } = request;
      const line = form.place?.(fields);
      const done: PlainOutcome = { kind: 'done', outcome: { step: 'done', ...line } };
      const refuse = async (error: AppError): Promise<PlainOutcome> => {
        const problem = await form.problem?.(error, input, { call, fields });
        return problem ? { kind: 'refused', outcome: { ...problem, ...line } } : refusedOrder(error, line);
      };
      const outcome = await placeOrder(form.order, input, { post, payments });
      if (outcome.kind === 'done') return done;
      if (outcome.kind === 'unknown') return { kind: 'unknown', outcome: line };
      if (!form.asGuest || outcome.error.type !== 'AuthorizationException') return refuse(outcome.error);
      try {
        await form.asGuest(call, input);
        return done;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return refuse(error);
      }
    },
  };
}
