import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { useFormPress } from '#client/entities/site-form/useFormPress.ts';
import { useText } from '#client/i18n/useText.ts';
import type { getSessionFacts } from '#shared/api/account/accountLimits.contract.ts';
import type { getSessions } from '#shared/api/account/accountSessions.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { sessionForms } from '#shared/forms/security/sessionForms.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import { PressForm } from '../shell/PressForm.tsx';
import { lastSignInText } from './lastSignInText.ts';
import styles from './Security.module.css';
import { SessionRow } from './SessionRow.tsx';

interface SessionsCardProps {
  sessions: OutputOf<typeof getSessions>;
  lastLogin: OutputOf<typeof getSessionFacts>['last_login'];
  outcome: PlainFormOutcome | null;
  /** Called after all other sessions have ended as not the player's: the password is next. */
  onAlarm: () => void;
}

export function SessionsCard({ sessions, lastLogin, outcome, onAlarm }: SessionsCardProps) {
  const text = useText();
  const press = useFormPress();
  const formOutcome = ['session', 'others'].includes(outcome?.form ?? '') ? outcome : null;
  const { items } = sessions;
  const hasOthers = items.some((session) => !session.is_current);
  return (
    <SettingsCard id="sessions" icon="laptop" title={text('security.sessions')}>
      {formOutcome && <OutcomeNote outcome={formOutcome} done={text('security.sessionsDone')} />}
      {lastLogin && <p className={styles.note}>{lastSignInText(lastLogin, text)}</p>}
      <ul className={styles.list}>
        {items.map((session) => (
          <li key={session.id}>
            <SessionRow session={session} press={press} />
          </li>
        ))}
      </ul>
      {press.error && (
        <p role="alert" className={styles.problem}>
          {press.error}
        </p>
      )}
      {hasOthers && (
        <>
          <PressForm
            form={sessionForms.others}
            values={{}}
            context={null}
            press={press}
            label={text('security.endOthers')}
          />
          <div className={styles.alarm}>
            <p className={styles.note}>{text('security.alarmText')}</p>
            <PressForm
              form={sessionForms.alarm}
              values={{}}
              context={null}
              press={press}
              kind="danger"
              label={text('security.alarm')}
              onDone={onAlarm}
            />
          </div>
        </>
      )}
    </SettingsCard>
  );
}
