import type { World } from '#sandbox/createWorld.ts';
import { paymentKind } from '#shared/cashier/paymentKind.ts';
import { withLocale } from '#shared/locales.ts';
import type { PushKind } from '#shared/push/pushKinds.ts';
import type { PushOrder } from '#shared/push/pushOrder.ts';
import type { PushMessage } from '#shared/push/pushPayload.ts';
import { OFFERS_OFF_KEY, quietReason } from '#shared/rewards/quietReason.ts';
import { paths } from '#shared/url/paths.ts';
import { CURRENCY, toMoney } from './money/currency.ts';
import { prepare } from './prepare.ts';

interface News {
  uid: number;
  key: string;
  kind: PushKind;
  message: PushMessage;
  path: string;
}

const SECURITY = new Set(['new_device', 'password', 'second_factor', 'requisites', 'social', 'passkey', 'contact']);

/** The notification for a step of a payment; null if the player did it themselves. */
function messageOf(type: string, status: string): PushMessage | null {
  const kind = paymentKind(status);
  if (type === 'deposit') return kind === 'success' ? 'depositDone' : kind === 'failed' ? 'depositFailed' : null;
  if (kind === 'success') return 'withdrawalDone';
  if (kind === 'failed' || kind === 'unconfirmed') return 'withdrawalFailed';
  return status === 'processing' ? 'withdrawalMoves' : null;
}

/** Returns notifications for everything that happened since the last call. */
export function createPushWatch({
  db,
  players: { accounts, pauses, storage },
  money,
  messages: { pushSubscriptions },
}: Pick<World, 'db' | 'players' | 'money' | 'messages'>): { take(): PushOrder[] } {
  const last = (table: string) => prepare<{ id: number }>(db, `SELECT coalesce(max(id), 0) id FROM ${table}`).get()?.id;
  const steps = prepare<{ id: number; payment: number; uid: number; type: string; status: string }>(
    db,
    `SELECT s.id, p.id payment, p.uid, p.type, s.status FROM payment_step s JOIN payment p ON p.id = s.payment_id
     WHERE s.id > ? ORDER BY s.id`,
  );
  const notices = prepare<{ id: number; uid: number; trigger: string }>(
    db,
    'SELECT id, uid, trigger FROM club_notice WHERE id > ? ORDER BY id',
  );
  let step = last('payment_step') ?? 0;
  let notice = last('club_notice') ?? 0;

  function news(): News[] {
    const news: News[] = [];
    for (const { id, payment, uid, type, status } of steps.all(step)) {
      step = id;
      const message = messageOf(type, status);
      const path = paths.cashierHistory.build(null, { tab: type, open: payment });
      if (message) news.push({ uid, key: `payment-${payment}`, kind: 'money', message, path });
    }
    for (const { id, uid, trigger } of notices.all(notice)) {
      notice = id;
      // The payment's own step has told it.
      if (trigger === 'deposit') continue;
      const kind = SECURITY.has(trigger) ? 'security' : 'club';
      const path = kind === 'security' ? paths.profileSecurity.build() : paths.profileNotification.build();
      news.push({ uid, key: `notice-${id}`, kind, message: kind, path });
    }
    return news;
  }

  function maySell(uid: number): boolean {
    const { available, amount, period } = money.depositLimits.of(uid);
    const limit = { limit_amount: amount, available_amount: available ?? 0, period };
    const isMarketingOff = storage.read(uid, [OFFERS_OFF_KEY])[OFFERS_OFF_KEY] === '1';
    const month = money.budgets.of(uid);
    const currency = accounts.byUid(uid)?.currency ?? CURRENCY;
    const sum = (minor: number | null) => (minor === null ? null : toMoney(minor, currency));
    const budget = { amount: sum(month.amount), left: sum(month.remaining) };
    const play = money.playLimits.list(uid).map(({ amount, remaining }) => ({ amount, left: remaining }));
    const isClosed = accounts.byUid(uid)?.closed_for != null;
    return !isClosed && pauses.of(uid) === undefined && quietReason({ limit, budget, play, isMarketingOff }) === null;
  }

  return {
    take: () =>
      news().flatMap(({ uid, key, kind, message, path }) => {
        const to = pushSubscriptions.of(uid, kind);
        const sells = kind === 'club';
        const isAllowed = !sells || maySell(uid);
        const account = accounts.byUid(uid);
        if (to.length === 0 || !isAllowed || !account) return [];
        const { locale } = account;
        pushSubscriptions.noteSent(uid);
        return [
          { kind, may_sell: isAllowed, payload: { id: key, message, locale, path: withLocale(path, locale) }, to },
        ];
      }),
  };
}
