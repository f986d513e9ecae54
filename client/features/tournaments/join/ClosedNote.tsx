import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './ClosedNote.module.css';
import { conditionText } from './conditionText.ts';
import type { TournamentCondition } from './TournamentCondition.ts';

/** Below a tournament in the list: the conditions that the player does not meet. */
export function ClosedNote({ missing }: { missing: readonly TournamentCondition[] }) {
  const { locale } = useApp();
  const text = useText();
  return (
    <ul className={styles.list} aria-label={text('tournaments.conditions')}>
      {missing.map((condition) => (
        <li key={condition.type}>
          <Icon name="lock" size={16} />
          <span>{conditionText(condition, text, locale)}</span>
        </li>
      ))}
    </ul>
  );
}
