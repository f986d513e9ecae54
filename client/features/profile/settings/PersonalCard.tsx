import { useState } from 'react';
import type { Settled } from '#client/context/settle.ts';
import { labelOf } from '#client/entities/form/labelOf.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { late } from '#client/lib/late/late.ts';
import { Fold } from '#client/ui/layout/Fold.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import type { FormFieldSettings } from '#shared/content/formField.ts';
import styles from './PersonalCard.module.css';
import { PersonalFacts } from './PersonalFacts.tsx';
import { SettingsCard } from './SettingsCard.tsx';

/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
const PersonalForm = late(() => import('./PersonalForm.tsx'), 'PersonalForm');

interface PersonalCardProps {
  personal: Settled<FormFieldSettings[]>;
  outcome: PlainFormOutcome | null;
  /** Where the player continues after saving. */
  from: string | null;
  startsOpen: boolean;
}

export function PersonalCard({ personal, outcome, from, startsOpen }: PersonalCardProps) {
  const text = useText();
  const formOutcome = outcome?.form === 'personal' ? outcome : null;
  const [isOpen, setOpen] = useState(startsOpen || Boolean(formOutcome?.messageId));
  // A new object with each press, so that the same field takes the focus again.
  const [wanted, setWanted] = useState<{ name: string } | null>(null);
  if (!personal.ok) return <SectionFailed title={text('settings.personalFailed')} error={personal.error} />;
  const fields = personal.value;
  const editable = fields.filter((field) => field.editable);
  const filled = fields.filter((field) => !field.editable || field.value);
  const missing = fields.length - filled.length;
  const blamed = fields.find(({ name }) => name === formOutcome?.field);
  const note = formOutcome && (
    <OutcomeNote outcome={formOutcome} done={text('settings.saved')} label={blamed && labelOf(blamed, text)} />
  );
  return (
    <SettingsCard id="personal" icon="user" title={text('settings.personal')}>
      {formOutcome?.messageId === null && note}
      {formOutcome?.messageId === null && from && (
        <a href={from} className={styles.on}>
          {text('settings.goOn')}
        </a>
      )}
      {filled.length > 0 && (
        <PersonalFacts
          fields={filled}
          onEdit={(name) => {
            setOpen(true);
            setWanted({ name });
          }}
        />
      )}
      {editable.length < fields.length && (
        <p className={styles.locked}>
          {text('settings.locked')} <LocaleLink to="/support">{text('profile.support')}</LocaleLink>
        </p>
      )}
      {editable.length > 0 && (
        <Fold
          icon="edit"
          label={missing > 0 ? text('settings.fill', { count: missing }) : text('settings.edit')}
          isOpen={isOpen}
          onToggle={setOpen}
          note={formOutcome?.messageId && note}
        >
          <PersonalForm fields={editable} from={from} wanted={wanted} onSaved={() => setOpen(false)} />
        </Fold>
      )}
    </SettingsCard>
  );
}
