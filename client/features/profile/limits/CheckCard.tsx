import { useApp } from '#client/context/useApp.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { Sender } from '#client/entities/form/Sender.tsx';
import { formAction } from '#client/entities/site-form/formAction.ts';
import { useFormPress } from '#client/entities/site-form/useFormPress.ts';
import { useText } from '#client/i18n/useText.ts';
import { type getSessionFacts, REALITY_CHECK_MINUTES } from '#shared/api/account/accountLimits.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { checkForm } from '#shared/forms/limits/checkForm.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import styles from './Limits.module.css';

interface CheckCardProps {
  session: OutputOf<typeof getSessionFacts>;
  outcome: PlainFormOutcome | null;
}

/** How often a reality check interrupts the player; each choice is one button. */
export function CheckCard({ session, outcome }: CheckCardProps) {
  const text = useText();
  const { locale } = useApp();
  const press = useFormPress();
  const { reality_check_minutes: chosen } = session;
  return (
    <SettingsCard id="check" icon="bell" title={text('limits.check')}>
      {outcome?.form === checkForm.name && <OutcomeNote outcome={outcome} done={text(checkForm.done)} />}
      <p className={styles.note}>{text('limits.checkNote')}</p>
      <form
        method="post"
        action={formAction(checkForm, locale)}
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          if (!(submitter instanceof HTMLButtonElement)) return;
          const minutes = Number(submitter.value);
          void press.send(checkForm, { minutes }, { context: null, key: String(minutes) });
        }}
      >
        <Sender />
        {[...REALITY_CHECK_MINUTES.filter((minutes) => minutes > 0), 0].map((minutes) => (
          <button
            key={minutes}
            type="submit"
            name="minutes"
            value={minutes}
            className={styles.pill}
            aria-pressed={minutes === chosen}
            aria-busy={press.busy === String(minutes) || undefined}
          >
            {minutes === 0 ? text('limits.off') : text('limits.every', { minutes: String(minutes) })}
          </button>
        ))}
      </form>
      {press.error && (
        <p role="alert" className={styles.problem}>
          {press.error}
        </p>
      )}
    </SettingsCard>
  );
}
