import { useApp } from '../../../context/useApp.ts';
import { useText } from '../../../i18n/useText.ts';
import { Icon } from '../../../ui/media/Icon.tsx';
import { conditionText } from './conditionText.ts';
import styles from './ClosedNote.module.css';
import type { TournamentCondition } from './TournamentCondition.ts';

/** Under a tournament of the list: what the player lacks to join. */
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
