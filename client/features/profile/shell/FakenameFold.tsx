import { useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import type { PlainFormOutcome } from '../../../entities/form/readFormOutcome.ts';
import { Fold } from '../../../ui/layout/Fold.tsx';
import { LateFakenameForm } from './LateFakenameForm.ts';
import { OutcomeNote } from '../../../entities/form/OutcomeNote.tsx';

interface FakenameFoldProps {
  fakename: string;
  outcome: PlainFormOutcome | null;
}

export function FakenameFold({ fakename, outcome }: FakenameFoldProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(Boolean(outcome?.messageId));
  const note = outcome && <OutcomeNote outcome={outcome} done={text('profile.fakenameSaved')} />;
  return (
    <>
      {outcome?.messageId === null && note}
      <Fold
        icon="edit"
        label={text('profile.fakenameEdit')}
        isOpen={isOpen}
        onToggle={setOpen}
        note={outcome?.messageId && note}
      >
        <LateFakenameForm fakename={fakename} onSaved={() => setOpen(false)} />
      </Fold>
    </>
  );
}
