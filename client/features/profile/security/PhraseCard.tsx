import { useEffect, useState } from 'react';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { rememberPhrase } from '#client/entities/shield/rememberPhrase.ts';
import { useText } from '#client/i18n/useText.ts';
import { late } from '#client/lib/late/late.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { Fold } from '#client/ui/layout/Fold.tsx';
import type { getShield } from '#shared/api/account/accountShield.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import styles from './Security.module.css';

/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
const PhraseForm = late(() => import('./PhraseForm.tsx'), 'PhraseForm');

interface PhraseCardProps {
  shield: OutputOf<typeof getShield>;
  outcome: PlainFormOutcome | null;
}

/** The player's anti-phishing phrase, which a forged page cannot know. */
export function PhraseCard({ shield, outcome }: PhraseCardProps) {
  const text = useText();
  const { account } = useFacts('session');
  const formOutcome = outcome?.form === 'phrase' ? outcome : null;
  const [isOpen, setOpen] = useState(Boolean(formOutcome?.messageId));
  const { phrase } = shield;
  const login = account?.login;
  useEffect(() => {
    if (login) void rememberPhrase(login, phrase);
  }, [login, phrase]);
  const note = formOutcome && (
    <OutcomeNote outcome={formOutcome} done={text(phrase ? 'security.phraseDone' : 'security.phraseRemoved')} />
  );
  return (
    <SettingsCard id="phrase" icon="eye" title={text('security.phrase')}>
      {formOutcome?.messageId === null && note}
      <p className={styles.name}>{phrase ?? text('security.phraseNone')}</p>
      <p className={styles.note}>{text('security.phraseText')}</p>
      <Fold
        icon="edit"
        label={text('security.phraseEdit')}
        isOpen={isOpen}
        onToggle={setOpen}
        note={formOutcome?.messageId && note}
      >
        <PhraseForm phrase={phrase ?? ''} onSaved={() => setOpen(false)} />
      </Fold>
    </SettingsCard>
  );
}
