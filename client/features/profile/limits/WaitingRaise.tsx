import type { FormPress } from '#client/entities/site-form/useFormPress.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { inMs } from '#shared/domain/inMs.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { PressForm } from '../shell/PressForm.tsx';
import { hoursText } from './hoursText.ts';
import styles from './Limits.module.css';

interface WaitingRaiseProps<Values, Context> {
  /** Name of the card, for screen readers. */
  about: string;
  pending: { effective_at: number; can_confirm?: boolean | undefined };
  /** Formatted; `next` null: the limit is removed. */
  next: string | null;
  old: string;
  /** Milliseconds of the platform's clock. */
  now: number;
  forms: { confirm: SiteForm<Values>; keep: SiteForm<Values, Context> };
  /** Fields of both forms. */
  values: Values;
  /** The limit in force. */
  context: Context;
  press: FormPress;
  /** Called before the refusal to keep the limit is shown. */
  onKeepRefused?: (error: unknown) => void;
}

/** A raise that takes effect on its day, after a second confirmation. Until then the old limit applies. */
export function WaitingRaise<Values extends object, Context>(props: WaitingRaiseProps<Values, Context>) {
  const { about, pending, next, old, now, forms, values, context, press, onKeepRefused } = props;
  const text = useText();
  const startsAt = inMs(pending.effective_at);
  const isReady = pending.can_confirm ?? startsAt <= now;
  const named = (label: string) => ({ label, 'aria-label': `${label}: ${about}` });
  const keep = (
    <PressForm
      form={forms.keep}
      values={values}
      context={context}
      press={press}
      onRefused={onKeepRefused}
      {...named(text('limits.keep'))}
    />
  );
  return (
    <div className={styles.waiting}>
      <p>{next === null ? text('limits.waitingNone') : text('limits.waiting', { limit: next })}</p>
      {isReady ? (
        <>
          <p>{text('limits.ready', { old })}</p>
          <div className={styles.row}>
            <PressForm
              form={forms.confirm}
              values={values}
              context={null}
              press={press}
              {...named(text('limits.confirm'))}
            />
            {keep}
          </div>
        </>
      ) : (
        <>
          <p>{text('limits.waitingFrom', { time: formatMoment(startsAt), old })}</p>
          <p>{text('limits.waitingLeft', { time: hoursText((startsAt - now) / 1000, text) })}</p>
          {keep}
        </>
      )}
    </div>
  );
}
