import { useEffect, useRef } from 'react';
import type { PlainFormOutcome } from '../../../entities/form/readFormOutcome.ts';
import { OutcomeNote } from '../../../entities/form/OutcomeNote.tsx';
import { useText } from '../../../i18n/useText.ts';
import { renderLocaleLink } from '../../../ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '../../../ui/navigation/TextLink.tsx';
import { bonusFixLinks } from './acts/bonusFixLinks.ts';
import type { BonusChange } from './changesOf.ts';
import styles from './BonusNews.module.css';

interface BonusNewsProps {
  /** Outcome of the last press here, or of a form sent without JavaScript. */
  outcome: PlainFormOutcome | null;
  /** The outcome follows a press: the focus moves to the note. */
  isPressed: boolean;
  changes: readonly BonusChange[];
  /** Asks once more about the last act, whose outcome is unknown. */
  onAgain: () => void;
}

export function BonusNews({ outcome, isPressed, changes, onAgain }: BonusNewsProps) {
  const text = useText();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPressed && outcome) note.current?.focus();
  }, [isPressed, outcome]);
  const fixLink = outcome?.messageId ? bonusFixLinks[outcome.messageId] : undefined;
  return (
    <>
      {outcome && (
        <div ref={note} tabIndex={-1} className={styles.note}>
          <OutcomeNote
            outcome={outcome}
            done={text(`bonuses.done.${outcome.form}`)}
            onAgain={isPressed ? onAgain : undefined}
          />
          {fixLink && (
            <TextLink kind="standalone" href={fixLink.href} link={renderLocaleLink} iconEnd="chevron-right">
              {text(fixLink.title)}
            </TextLink>
          )}
        </div>
      )}
      <div role="status" className={styles.changes}>
        {changes.map(({ messageId, name }) => (
          <p key={name + messageId}>{text(messageId, { name })}</p>
        ))}
      </div>
    </>
  );
}
