import { useState } from 'react';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { useText } from '#client/i18n/useText.ts';
import { late } from '#client/lib/late/late.ts';
import { Fold } from '#client/ui/layout/Fold.tsx';

/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
const FakenameForm = late(() => import('./FakenameForm.tsx'), 'FakenameForm');

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
        <FakenameForm fakename={fakename} onSaved={() => setOpen(false)} />
      </Fold>
    </>
  );
}
