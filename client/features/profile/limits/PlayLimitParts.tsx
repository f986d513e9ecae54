import { useApp } from '#client/context/useApp.ts';
import { LimitForm } from '#client/entities/limit/LimitForm.tsx';
import { useFormPress } from '#client/entities/site-form/useFormPress.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { Progress } from '#client/ui/feedback/Progress.tsx';
import type { PlayLimit, PlayLimitKind, PlayLimitPeriod } from '#shared/api/account/accountPlayLimits.contract.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { playLimitForms } from '#shared/forms/limits/playLimitForms.ts';
import { PressForm } from '../shell/PressForm.tsx';
import { hoursText } from './hoursText.ts';
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
  const { locale } = useApp();
  const press = useFormPress();
  const isTime = kind === 'time';
  const shown = (amount: number) => (isTime ? hoursText(amount * 60, text) : formatMoney({ amount, currency }, locale));
  const named = (amount: number | null, period: PlayLimitPeriod) =>
    amount === null ? null : text(`limits.a.${period}`, { sum: shown(amount) });
  const forms = playLimitForms[kind];
  return (
    <>
      {limits.length === 0 && <p className={styles.none}>{text('limits.none')}</p>}
      {limits.map(({ period, amount, used, left, resets_at: resets, pending }) => {
        const about = `${title}, ${text(`limits.period.${period}`)}`;
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
                  {text(left === 0 ? 'limits.over' : 'limits.anew', { at: formatMoment(inMs(resets)) })}
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
                forms={forms}
                values={{ period }}
                context={limits}
                press={press}
              />
            )}
            {amount !== null && !pending && (
              <PressForm
                form={forms.remove}
                values={{ period }}
                context={null}
                press={press}
                id={`remove ${period}`}
                kind="ghost"
                label={text('limits.remove')}
                aria-label={`${text('limits.remove')}: ${about}`}
              />
            )}
          </div>
        );
      })}
      <LimitForm
        form={forms.set}
        kind="secondary"
        isTime={isTime}
        currency={currency}
        period={limits[0]?.period ?? 'day'}
        submit={text(limits.length > 0 ? 'limits.save' : 'limits.set')}
        typed={typed}
        press={press}
      />
    </>
  );
}
