import { useApp } from '#client/context/useApp.ts';
import { usePress } from '#client/entities/form/usePress.ts';
import { LimitForm } from '#client/entities/limit/LimitForm.tsx';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { Progress } from '#client/ui/feedback/Progress.tsx';
import {
  confirmPlayLimit,
  type PlayLimit,
  type PlayLimitKind,
  type PlayLimitPeriod,
  setPlayLimit,
} from '#shared/api/account/accountPlayLimits.contract.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { hoursText } from './hoursText.ts';
import { LimitButton } from './LimitButton.tsx';
import styles from './Limits.module.css';
import { WaitingRaise } from './WaitingRaise.tsx';

interface PlayLimitPartsProps {
  kind: PlayLimitKind;
  title: string;
  /** Limits of this kind, set or waiting. */
  limits: readonly PlayLimit[];
  currency: string;
  now: number;
  typed: string;
}

/** The limits of one kind, each with its used part and when it is free again, and the form that sets one. */
export function PlayLimitParts({ kind, title, limits, currency, now, typed }: PlayLimitPartsProps) {
  const text = useText();
  const { call, locale } = useApp();
  const press = usePress();
  const isTime = kind === 'time';
  const shown = (amount: number) => (isTime ? hoursText(amount * 60, text) : formatMoney({ amount, currency }, locale));
  const named = (amount: number | null, period: PlayLimitPeriod) =>
    amount === null ? null : text(`limits.a.${period}`, { sum: shown(amount) });
  const set = (amount: number | null, period: PlayLimitPeriod) => call(setPlayLimit, { kind, period, amount });
  const rule = isTime ? 'limits.minutesRule' : 'limits.sumRule';
  return (
    <>
      {limits.length === 0 && <p className={styles.none}>{text('limits.none')}</p>}
      {limits.map(({ period, amount, used, left, resets_at: resets, pending }) => {
        const about = `${title}, ${text(`limits.period.${period}`)}`;
        const fields = { period };
        return (
          <div key={period} className={styles.part}>
            {amount !== null && (
              <>
                <p className={styles.none}>{named(amount, period)}</p>
                <Progress
                  label={text('limits.used', { sum: shown(used) })}
                  value={Math.min(used, amount)}
                  max={amount}
                  numbers={text('limits.left', { sum: shown(left ?? 0) })}
                  tone={left === 0 ? 'danger' : 'secondary'}
                />
                <p className={styles.note}>
                  {text(left === 0 ? 'limits.over' : 'limits.anew', { at: formatMoment(resets * 1000) })}
                </p>
              </>
            )}
            {pending && (
              <WaitingRaise
                about={about}
                pending={pending}
                next={named(pending.amount, period)}
                old={named(amount, period) ?? text('limits.none')}
                now={now}
                forms={{ confirm: `${kind}Confirm`, keep: `${kind}Keep` }}
                fields={fields}
                busy={press.busy}
                onConfirm={() =>
                  void press.press(
                    'confirm',
                    () => call(confirmPlayLimit, { kind, period }),
                    'limits.accepted',
                    'limits.tooEarly',
                  )
                }
                onKeep={() => void press.press('keep', () => set(amount, period), 'limits.accepted', 'limits.tooEarly')}
              />
            )}
            {amount !== null && !pending && (
              <LimitButton
                form={`${kind}Off`}
                fields={fields}
                size="small"
                kind="ghost"
                label={text('limits.remove')}
                about={about}
                loading={press.busy === `remove ${period}`}
                onPress={() =>
                  void press.press(`remove ${period}`, () => set(null, period), 'limits.accepted', 'limits.tooEarly')
                }
              />
            )}
          </div>
        );
      })}
      <LimitForm
        form={kind}
        kind="secondary"
        isTime={isTime}
        currency={currency}
        period={limits[0]?.period ?? 'day'}
        submit={text(limits.length > 0 ? 'limits.save' : 'limits.set')}
        typed={typed}
        rule={rule}
        press={press}
        onSend={set}
      />
    </>
  );
}
