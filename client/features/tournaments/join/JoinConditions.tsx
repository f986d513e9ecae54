import { useId } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { conditionLink } from './conditionLink.ts';
import { conditionText } from './conditionText.ts';
import styles from './JoinConditions.module.css';
import type { TournamentCondition } from './TournamentCondition.ts';

/** The conditions of joining, met or missing, with links to meet them. */
export function JoinConditions({ conditions }: { conditions: readonly TournamentCondition[] }) {
  const { locale } = useApp();
  const text = useText();
  const title = useId();
  return (
    <div className={styles.box}>
      <p id={title} className={styles.title}>
        {text('tournaments.conditions')}
      </p>
      <ul aria-labelledby={title} className={styles.list}>
        {conditions.map((condition) => {
          const { type, is_done: isDone } = condition;
          const { href, label } = conditionLink(condition);
          return (
            <li key={type}>
              <Icon name={isDone ? 'check-circle' : 'lock'} size={18} />
              <span>
                <span>{conditionText(condition, text, locale)}</span>{' '}
                {!isDone && (
                  <TextLink href={href} link={renderLocaleLink}>
                    {text(label)}
                  </TextLink>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
