import type { AppContext } from '#client/context/AppContext.ts';
import { type Settled, settle } from '#client/context/settle.ts';
import { askQuiet } from '#client/entities/care/askQuiet.ts';
import { loadRates } from '#client/entities/money/loadRates.ts';
import { getDepositSettings, getHistory } from '#shared/api/cashier/cashier.contract.ts';
import { getMethodTimes } from '#shared/api/cashier/cashierFacts.contract.ts';
import { getReturns } from '#shared/api/rewards/bonusFacts.contract.ts';
import { getOffers } from '#shared/api/rewards/campaigns.contract.ts';
import { depositMethods } from '../method/depositMethods.ts';
import type { DepositData } from './DepositData.ts';
import { depositOffers } from './depositOffers.ts';

type Args = Pick<AppContext, 'call' | 'content' | 'stores' | 'timeoutBudget'> & {
  signal?: AbortSignal;
  /** A bonus is chosen initially: its cost is shown at once. */
  hasOffer?: boolean;
};

const HISTORY = 4;

/** Data of the deposit form. Only the methods are required; everything else may be missing. */
export async function loadDeposit(args: Args): Promise<Settled<DepositData>> {
  const { call, content, signal, timeoutBudget, hasOffer = false } = args;
  const [config, forms, settings, times, latest, offers, rates, quiet, returns] = await Promise.all([
    content('cashier-config'),
    content('forms-config'),
    settle(call(getDepositSettings, {}, { signal }), timeoutBudget),
    settle(call(getMethodTimes, { type: 'deposit' }, { signal }), timeoutBudget),
    settle(call(getHistory, { offset: 0, count: HISTORY, type: 'deposit' }, { signal }), timeoutBudget),
    settle(call(getOffers, { with_unavailable: true }, { signal }), timeoutBudget),
    loadRates(args),
    askQuiet(args),
    hasOffer ? settle(call(getReturns, {}, { signal }), timeoutBudget) : null,
  ]);
  if (!settings.ok) return settings;
  const { methods, limit, presets, has_deposits: hasDeposits } = settings.value;
  const payments = latest.ok ? latest.value.items : [];
  const lastUsed = (payments.find(({ status }) => status === 'success') ?? payments[0])?.method;
  const { depositView, defaultStateDepositButton, buttonExceptions } = config;
  return {
    ok: true,
    value: {
      methods: depositMethods(methods, { configs: config.methods, times: times.ok ? times.value.items : [], lastUsed }),
      presets: { ...config.depositAmountsList, ...presets },
      limit: limit ?? null,
      isLimitOffered: !hasDeposits && limit?.period === 'none',
      offers: offers.ok && !quiet ? depositOffers(offers.value.items) : [],
      returns: returns && (returns.ok ? returns.value.items : []),
      rates,
      payments: latest.ok ? payments.map(({ id }) => id) : null,
      config: { depositView, defaultStateDepositButton, buttonExceptions },
      messages: forms.messages,
    },
  };
}
