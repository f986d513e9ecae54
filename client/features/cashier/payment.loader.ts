import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { Redirect } from '#client/context/Redirect.ts';
import { settle } from '#client/context/settle.ts';
import { getDepositInfo, getHistory } from '#shared/api/cashier/cashier.contract.ts';
import { paymentKind } from '#shared/cashier/paymentKind.ts';
import { paymentPlace } from '#shared/cashier/paymentPlace.ts';
import { paymentKeys } from '#shared/keys/paymentKeys.ts';
import { stripLocale, withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { loadDeposit } from './deposit/loadDeposit.ts';
import { loadMethodNames } from './history/loadMethodNames.ts';

/** Paths of an open payment that depend on how it continues. */
const OPEN = new Set([paths.payPending.build(), paths.payMobile.build(), paths.payNewWindow.build()]);

/** The platform's status of the payment decides the address: a path of another status redirects. */
export async function loadCritical(args: LoaderArgs) {
  const { call, params, url, signal, timeoutBudget, locale } = args;
  const named = params['transaction'] ?? url.searchParams.get(paymentKeys.payment);
  const payment = await settle(
    (async () => {
      const id = named ?? (await latest());
      return id === undefined ? null : call(getDepositInfo, { id }, { signal });
    })(),
    timeoutBudget,
  );
  const isUnknown = !payment.ok && payment.error === 'InvalidParameterException';
  const info = payment.ok && payment.value?.type === 'deposit' ? payment.value : null;
  if (info) {
    const kind = paymentKind(info.status);
    const place = paymentPlace(kind, info.id);
    const here = stripLocale(url.pathname);
    const isRight = new URL(place, url).pathname === here || (kind === 'open' && OPEN.has(here));
    if (!isRight) throw new Redirect(withLocale(place, locale));
  }
  const kind = info && paymentKind(info.status);
  // A failed payment offers another method.
  const deposit = kind !== null && kind !== 'success' && kind !== 'unconfirmed' ? await loadDeposit(args) : null;
  const names = info && !deposit?.ok ? await loadMethodNames(args, 'deposit') : {};
  return {
    info,
    /** Names of methods by their sysnames, if the methods are not loaded. */
    names,
    methods: deposit?.ok ? deposit.value.methods : [],
    /** The payment's status could not be loaded. */
    error: payment.ok || isUnknown ? null : payment.error,
    isNamed: named !== null,
    /** Ordered by a press before hydration: it continues as with JavaScript. */
    startsNow: url.searchParams.get(paymentKeys.goOn) === '1',
  };

  async function latest() {
    const { items } = await call(getHistory, { offset: 0, count: 1, type: 'deposit' }, { signal });
    return items[0]?.id;
  }
}
