import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { hoursText } from './hoursText.ts';
import { LimitButton } from './LimitButton.tsx';
import styles from './Limits.module.css';

interface WaitingRaiseProps {
  /** Name of the card, for screen readers. */
  about: string;
  pending: { effective_at: number; can_confirm?: boolean | undefined };
  /** Formatted; `next` null: the limit is removed. */
  next: string | null;
  old: string;
  /** Milliseconds of the platform's clock. */
  now: number;
  /** Names of the two forms, and of the pending press. */
  forms: { confirm: string; keep: string };
  /** Hidden fields of both forms. */
  fields?: Readonly<Record<string, string>>;
  busy: string | null;
  onConfirm: () => void;
  onKeep: () => void;
}

/** A raise that takes effect on its day, after a second confirmation. Until then the old limit applies. */
export function WaitingRaise({
  about,
  pending,
  next,
  old,
  now,
  forms,
  fields,
  busy,
  onConfirm,
  onKeep,
}: WaitingRaiseProps) {
  const text = useText();
  const at = pending.effective_at * 1000;
  const isReady = pending.can_confirm ?? at <= now;
  const keep = (
    <LimitButton
      form={forms.keep}
      fields={fields}
      size="small"
      label={text('limits.keep')}
      about={about}
      loading={busy === 'keep'}
      onPress={onKeep}
    />
  );
  return (
    <div className={styles.waiting}>
      <p>{next === null ? text('limits.waitingNone') : text('limits.waiting', { limit: next })}</p>
      {isReady ? (
        <>
          <p>{text('limits.ready', { old })}</p>
          <div className={styles.row}>
            <LimitButton
              form={forms.confirm}
              fields={fields}
              size="small"
              label={text('limits.confirm')}
              about={about}
              loading={busy === 'confirm'}
              onPress={onConfirm}
            />
            {keep}
          </div>
        </>
      ) : (
        <>
          <p>{text('limits.waitingFrom', { time: formatMoment(at), old })}</p>
          <p>{text('limits.waitingLeft', { time: hoursText((at - now) / 1000, text) })}</p>
          {keep}
        </>
      )}
    </div>
  );
}
