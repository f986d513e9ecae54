import { expect, test } from 'vitest';
import { orderRefusal } from '#client/entities/order/orderRefusal.ts';
import { plainPost } from '#server/plain/cashier/plainPost.testing.ts';
import { takeOrder } from '#server/plain/cashier/takeOrder.ts';
import { AppError } from '#shared/errors/AppError.ts';
import type { ErrorType } from '#shared/errors/catalogue.ts';
import { bonusForms } from '#shared/forms/orders/bonusForms.ts';
import { cancelForm } from '#shared/forms/orders/cancelForm.ts';
import type { OrderForm } from '#shared/forms/orders/OrderForm.ts';
import { offerForm } from '#shared/forms/orders/offerForm.ts';

const refusals: readonly (readonly [ErrorType, Record<string, unknown>])[] = [
  ['InvalidParameterException', { id: ['NOT_NOW'] }],
  ['TooManyRequestsException', { retry_after: 30 }],
  ['BillingUnavailableException', {}],
  ['UserNeedDepositException', {}],
];

/** What the page says after a press, and what the address says after the same form without JavaScript. */
async function bothFaces<Input, Answer>(
  form: OrderForm<Input, Answer>,
  fields: Record<string, string>,
  error: AppError,
) {
  const { post } = plainPost(fields, {
    'bonuses.activate': error,
    'cashier.cancelwithdrawal': error,
    'campaigns.takepromotions': error,
    'bonuses.get': { items: [{ id: 5, status: 'active' }], total: 1 },
  });
  const request = await form.read(fields, post);
  if (!('input' in request)) throw new Error('The form orders nothing');
  const pressed = await orderRefusal(form, { error, input: request.input, call: post.call });
  const { outcome } = await takeOrder(form).submit(post);
  const { error: messageId, wait = '0' } = outcome as { error: string; wait?: string };
  return {
    pressed: [pressed.messageId, pressed.seconds ?? 0],
    plain: [messageId, Number(wait)],
  };
}

test.each(refusals)(
  'an order refused with %s %j has the same words with and without JavaScript',
  async (type, data) => {
    const error = new AppError(type, { data });
    for (const faces of [
      await bothFaces(cancelForm, { id: '5' }, error),
      await bothFaces(offerForm, { id: '5' }, error),
      await bothFaces(bonusForms.activate, { id: '5', type: 'casino', agree: '1' }, error),
    ])
      expect(faces.plain).toEqual(faces.pressed);
  },
);
