import { useLayoutEffect, useRef } from 'react';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { useText } from '#client/i18n/useText.ts';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { bonusFixLinks } from './acts/bonusFixLinks.ts';
import styles from './BonusNews.module.css';
import type { BonusChange } from './changesOf.ts';

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
  useLayoutEffect(() => {
    if (isPressed && outcome) note.current?.focus();
  }, [isPressed, outcome]);
  const fixLink = outcome?.kind ? bonusFixLinks[outcome.kind] : undefined;
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
