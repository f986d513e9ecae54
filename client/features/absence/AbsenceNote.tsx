import { useEffect, useState } from 'react';
import type { Snapshot } from 'valtio';
import { useApp } from '#client/context/useApp.ts';
import { AbsenceFacts } from '#client/entities/absence/AbsenceFacts.tsx';
import { absenceTitle } from '#client/entities/absence/absenceTitle.ts';
import { useAbsenceTexts } from '#client/entities/absence/useAbsenceTexts.ts';
import { Sender } from '#client/entities/form/Sender.tsx';
import { formAction } from '#client/entities/site-form/formAction.ts';
import { useFormPress } from '#client/entities/site-form/useFormPress.ts';
import { useText } from '#client/i18n/useText.ts';
import { untilLoaded } from '#client/lib/late/untilLoaded.ts';
import type { Account } from '#client/stores/session.store.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import type { Absence } from '#shared/api/account/accountAbsence.contract.ts';
import { absenceForm } from '#shared/forms/limits/absenceForm.ts';
import styles from './AbsenceNote.module.css';

/** Above every page of a player who is back, until they put it away: what became of money, bets and bonuses meanwhile. */
export function AbsenceNote({ account }: { account: Account }) {
  return <Note key={account.uid} account={account} />;
}

function Note({ account }: { account: Account }) {
  // First: the button's messages come with them.
  const hasTexts = useAbsenceTexts();
  const text = useText();
  const { locale, stores } = useApp();
  const absence = useAbsence(account);
  const press = useFormPress();
  if (!hasTexts || !absence) return null;
  return (
    <section className={styles.note} aria-labelledby="absence-title">
      <p id="absence-title" className={styles.title}>
        {absenceTitle(absence, text)}
      </p>
      <AbsenceFacts absence={absence} />
      {press.error && (
        <p role="alert" className={styles.problem}>
          {press.error}
        </p>
      )}
      <form
        method="post"
        action={formAction(absenceForm, locale)}
        onSubmit={(event) => {
          event.preventDefault();
          void press.send(absenceForm, {}, { context: null }).then((isDone) => {
            if (isDone && stores.session.account) stores.session.account.has_absence = false;
          });
        }}
      >
        <Sender />
        <Button type="submit" loading={press.busy !== null}>
          {text('absence.close')}
        </Button>
      </form>
    </section>
  );
}

/** The absence that came with the page, or that is asked for after a sign-in without a new document; null: not known. */
function useAbsence({ absence: given }: Account): Snapshot<Absence> | null {
  const { call } = useApp();
  const [fetched, setFetched] = useState<Snapshot<Absence> | null>(null);
  const isGiven = given !== undefined && given !== null;
  useEffect(() => {
    if (isGiven) return;
    let hasLeft = false;
    void (async () => {
      const { getAbsence } = await untilLoaded(() => import('#shared/api/account/accountAbsence.contract.ts'));
      const { absence } = await call(getAbsence, {});
      if (!hasLeft) setFetched(absence);
    })().catch(() => undefined);
    return () => {
      hasLeft = true;
    };
  }, [call, isGiven]);
  return given ?? fetched;
}
