import type { Snapshot } from 'valtio';
import { AbsenceFacts } from '#client/entities/absence/AbsenceFacts.tsx';
import { absenceTitle } from '#client/entities/absence/absenceTitle.ts';
import { useAbsenceTexts } from '#client/entities/absence/useAbsenceTexts.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { useText } from '#client/i18n/useText.ts';
import type { Absence } from '#shared/api/account/accountAbsence.contract.ts';
import { absenceForm } from '#shared/forms/limits/absenceForm.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';

/** The last absence, after its player has put away the note above the pages. */
export function AbsenceCard({ absence, outcome }: { absence: Snapshot<Absence>; outcome: PlainFormOutcome | null }) {
  const text = useText();
  if (!useAbsenceTexts()) return null;
  return (
    <SettingsCard id="last-absence" icon="clock" title={absenceTitle(absence, text)}>
      {outcome?.form === absenceForm.name && <OutcomeNote outcome={outcome} done={text(absenceForm.done)} />}
      <AbsenceFacts absence={absence} />
    </SettingsCard>
  );
}
