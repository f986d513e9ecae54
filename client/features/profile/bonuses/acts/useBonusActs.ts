import { useRef, useState } from 'react';
import { getBalance } from '../../../../../shared/api/account/account.contract.ts';
import { requireOne } from '../../../../../shared/api/requireOne.ts';
import type { BonusAct } from '../../../../../shared/bonus/BonusAct.ts';
import { bonusCommand } from '../../../../../shared/bonus/bonusCommand.ts';
import { useApp } from '../../../../context/useApp.ts';
import { useReload } from '../../../../context/useReload.ts';
import type { PlainFormOutcome } from '../../../../entities/form/readFormOutcome.ts';
import { useRefusals } from '../../../../entities/form/useRefusals.ts';
import { createOrderKey } from '../../../../lib/transport/createOrderKey.ts';
import { bonusProblem } from './bonusProblem.ts';
import type { BonusView } from '../BonusView.ts';

export interface PendingAct {
  act: BonusAct;
  bonus: BonusView;
}

/** Acts on bonuses, one at a time: confirmed in a dialog, sent once, reported; then the page reloads its bonuses. */
export function useBonusActs() {
  const { call, stores } = useApp();
  const { reload } = useReload();
  const { take } = useRefusals();
  const [pending, setPending] = useState<PendingAct | null>(null);
  const orders = useRef(new Map<string, ReturnType<typeof createOrderKey>>());
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<PlainFormOutcome | null>(null);
  const [own, setOwn] = useState<string | null>(null);

  async function refresh(): Promise<void> {
    const balances = call(getBalance, {}).then(
      (now) => stores.balances.set(now),
      // The header refreshes independently.
      () => undefined,
    );
    await Promise.all([reload(), balances]);
  }

  /** A press repeated after a lost answer reuses the idempotency key. */
  function orderOf({ act, bonus: { type, id } }: PendingAct): ReturnType<typeof createOrderKey> {
    const name = `${act}:${type}:${id}`;
    const order = orders.current.get(name) ?? createOrderKey();
    orders.current.set(name, order);
    return order;
  }

  async function confirm(): Promise<void> {
    if (!pending || isBusy) return;
    const { act, bonus } = pending;
    const order = orderOf(pending);
    const command = bonusCommand(act, bonus.type);
    if (!command) return;
    setBusy(true);
    setOutcome(null);
    setOwn(`${bonus.type}:${bonus.id}`);
    let messageId: string | null = null;
    try {
      requireOne(await call(command, { bonus_id: bonus.id }, { idempotencyKey: order.now() }));
      order.settled();
    } catch (error) {
      order.settled(error);
      take(error);
      messageId = await bonusProblem(error, { act, bonus, call });
    }
    await refresh();
    setBusy(false);
    setPending(null);
    setOutcome({ form: act, messageId, field: null });
    if (messageId === null && act === 'activate' && bonus.type === 'betting')
      void stores.dialogs.open('promoActivated', { kind: 'betting', name: bonus.name });
  }

  return {
    /** The act to be confirmed in the dialog; null: no dialog. */
    pending,
    isBusy,
    /** Outcome of the last press. */
    outcome,
    /** `type:id` of the last pressed bonus. */
    own,
    refresh,
    confirm,
    ask: (act: BonusAct, bonus: BonusView) => {
      setPending({ act, bonus });
      // The dialog's sums must be current: another tab may have won since.
      void refresh();
    },
    stay: () => setPending(null),
  };
}
