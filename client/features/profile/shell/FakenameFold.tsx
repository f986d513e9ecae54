import { type ComponentProps, type ComponentType, useState } from 'react';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { useText } from '#client/i18n/useText.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import { Fold } from '#client/ui/layout/Fold.tsx';
import type { FakenameForm } from './FakenameForm.tsx';

const load = async () => (await import('./FakenameForm.tsx')).FakenameForm;
/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
const LateFakenameForm: ComponentType<ComponentProps<typeof FakenameForm>> = import.meta.env.SSR
  ? await load()
  : lateComponent(load);

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
