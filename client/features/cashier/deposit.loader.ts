import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { readFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { newUuid } from '#shared/domain/newUuid.ts';
import { paymentKeys } from '#shared/keys/paymentKeys.ts';
import { loadDeposit } from './deposit/loadDeposit.ts';

export async function loadCritical(args: LoaderArgs) {
  const { params, url } = args;
  const query = url.searchParams;
  const offer = query.get(paymentKeys.offer);
  const hasOffer = offer !== null && offer !== '';
  const [deposit] = await Promise.all([
    loadDeposit({ ...args, hasOffer }),
    // In the browser these messages load with the component that uses them.
    import.meta.env.SSR && hasOffer ? args.intl.load(['forecast']) : null,
  ]);
  return {
    deposit,
    /** Initial values from the address. */
    start: {
      method: params['sysname'] ?? query.get('type'),
      amount: query.get(paymentKeys.amount),
      offer,
      saved: query.get(paymentKeys.saved),
    },
    /** Idempotency key of the one order that this document's form can make without JavaScript. */
    orderKey: newUuid(),
    /** Outcome of a form sent without JavaScript. */
    outcome: readFormOutcome(query, ['cashier', 'deposit']),
  };
}
