import { createAsker } from '#sandbox/doctor/asker.ts';
import {
  confirmContact,
  getInfo,
  saveProfileInfo,
  sendConfirmationToContact,
} from '#shared/api/account/account.contract.ts';
import { logout, register } from '#shared/api/account/auth.contract.ts';
import {
  cancelWithdrawal,
  getDepositInfo,
  getDepositSettings,
  getWithdrawSettings,
  makeDeposit,
  makeWithdrawal,
} from '#shared/api/cashier/cashier.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { getGames } from '#shared/api/play/games.contract.ts';
import { paymentStates } from '#shared/cashier/paymentStates.ts';
import { createSteps } from './createSteps.ts';
import type { RehearsalStep } from './RehearsalStep.ts';

export interface RehearsalOptions {
  /** Must be a platform in test mode: the rehearsal moves money. */
  url: string;
  /** E-mail of the new player; must be free. */
  email: string;
  password: string;
  currency: string;
  /** Payment method; the first open one if unset. */
  method?: string | undefined;
  requisites: Readonly<Record<string, string>>;
  /** Returns the confirmation code sent to the player; '' skips the confirmation. */
  askCode: (email: string) => Promise<string>;
  /** Waits between two polls of a pending payment. */
  pause: () => Promise<void>;
}

/** Polls of a payment before it counts as stuck. */
const MAX_QUESTIONS = 10;
const PERSON = { first_name: 'Doctor', last_name: 'Rehearsal', birth_date: '01.02.1990' };

/** Runs a player from registration to a cancelled withdrawal. Never throws; steps that depend on a failed one are left out. */
export async function rehearsePlayer(options: RehearsalOptions): Promise<RehearsalStep[]> {
  const { url, email, password, currency, requisites, askCode, pause } = options;
  const { steps, call, open, leaveOut } = createSteps(createAsker(url));
  const methodOf = <T extends { sysname: string; is_available: boolean }>(methods: readonly T[]): T | undefined =>
    methods.find(({ sysname, is_available }) => is_available && sysname === (options.method ?? sysname));

  const account = { auth_type: 'email', email, password, currency, terms: true, notify: false } as const;
  if (!(await call('signs up', register, account, ({ uid }) => `player ${uid}`))) return steps;
  const before = await call('is signed in', getInfo, {}, (info) => moneyOf(info));
  await call('tells who they are', saveProfileInfo, PERSON);
  if (await call('asks for a code', sendConfirmationToContact, { contact: email })) {
    const code = await askCode(email);
    if (code === '') leaveOut('confirms the e-mail', confirmContact.name, 'no code was given');
    else await call('confirms the e-mail', confirmContact, { contact: email, code });
  }

  const settings = await call(
    'sees how to pay',
    getDepositSettings,
    { currency },
    ({ methods }) => `${methods.length} methods`,
  );
  const depositMethod = settings && methodOf(settings.methods);
  if (depositMethod) await deposits(depositMethod);
  else leaveOut('pays in', makeDeposit.name, 'no method is open');

  const games = await call(
    'looks for a game',
    getGames,
    { options: { limit: 1 } },
    ({ items }) => items[0]?.sysname ?? '',
  );
  const game = games?.items[0];
  if (game) await open('plays for money', `/platform/game/${game.id}/play?embed=1`);

  const withdrawSettings = await call('sees how to be paid', getWithdrawSettings, { currency }, ({ requirements }) => {
    const missing = requirements.filter(({ done }) => !done).map(({ type }) => type);
    return missing.length > 0 ? `still asked for: ${missing.join(', ')}` : 'nothing is missing';
  });
  const withdrawalMethod = withdrawSettings && methodOf(withdrawSettings.methods);
  if (withdrawalMethod) await withdraws(withdrawalMethod);
  else leaveOut('asks for a payment', makeWithdrawal.name, 'no method is open');
  await call('signs out', logout, {});
  return steps;

  async function deposits({ sysname, min }: { sysname: string; min: number }): Promise<void> {
    const order = { method: sysname, amount: min, currency, campaign_offer_id: -1, requisites: { ...requisites } };
    const paid = await call(
      'pays in',
      makeDeposit,
      order,
      ({ id, status, action }) => `${id} ${status}, next: ${action.type}`,
    );
    if (!paid) return;
    let { status } = paid;
    for (let attempts = 0; attempts < MAX_QUESTIONS && isOpen(status); attempts += 1) {
      await pause();
      status =
        (await call('asks what became of it', getDepositInfo, { id: paid.id }, (info) => info.status))?.status ??
        status;
    }
    const after = await call(
      'sees the money',
      getInfo,
      {},
      (info) => `${before ? moneyOf(before) : '?'} before, ${moneyOf(info)} now`,
    );
    if (after?.balance_main && before?.balance_main && after.balance_main.amount <= before.balance_main.amount)
      steps.push({
        ...(steps.at(-1) as RehearsalStep),
        verdict: 'failed',
        detail: `deposit ${paid.id} is ${status}, and the balance is not higher`,
      });
  }

  async function withdraws({ sysname, min }: { sysname: string; min: number }): Promise<void> {
    const order = { method: sysname, amount: min, currency, requisites: { ...requisites } };
    const ordered = await call('asks for a payment', makeWithdrawal, order, ({ id, status }) => `${id} ${status}`);
    if (!ordered) return;
    if (withdrawSettings?.can_cancel_withdrawal) await call('takes it back', cancelWithdrawal, { id: ordered.id });
    else leaveOut('takes it back', cancelWithdrawal.name, `the platform does not allow it: ${ordered.id} stays`);
  }
}

const isOpen = (status: string) => paymentStates.waiting.some((one) => one === status);
const moneyOf = ({ balance_main: money }: OutputOf<typeof getInfo>) =>
  money ? `${money.amount} ${money.currency}` : 'an unknown sum';
