import type { ProgramCard } from '#client/entities/club/programCard.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { Progress } from '#client/ui/feedback/Progress.tsx';
import { PictureTile } from '#client/ui/layout/tiles/PictureTile.tsx';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './ProgramTile.module.css';

export function ProgramTile({ program }: { program: ProgramCard }) {
  const { sysname, name, text: about, image, quests } = program;
  const text = useText();
  const { account } = useFacts('session');
  const done = quests.filter(({ isDone }) => isDone).length;
  const progress = text('loyalty.progress', { done: formatNumber(done), needed: formatNumber(quests.length) });
  return (
    <PictureTile
      picture={{ src: image, width: 585, height: 420 }}
      headingLevel={3}
      title={
        <LocaleLink to={paths.loyaltyProgram.build({ sysname })} data-cover="">
          {name}
        </LocaleLink>
      }
      foot={
        account &&
        quests.length > 0 && (
          <Progress
            tone="secondary"
            // On a phone the line above says it.
            label={<VisuallyHidden isOnPhone>{text('loyalty.questsDone')}</VisuallyHidden>}
            value={done}
            max={quests.length}
            numbers={<VisuallyHidden isOnPhone>{progress}</VisuallyHidden>}
          />
        )
      }
    >
      {about && <p className={styles.text}>{about}</p>}
      {quests.length > 0 && (
        <details className={styles.fold}>
          <summary>
            {text('loyalty.quests')}
            <span className={styles.count}>{account ? progress : formatNumber(quests.length)}</span>
            <Icon name="chevron-down" size={18} />
          </summary>
          <ul className={styles.quests}>
            {quests.map(({ id, title, reward, isDone }) => (
              <li key={id}>
                <Icon
                  name={isDone ? 'check-circle' : 'target'}
                  size={18}
                  className={isDone ? styles.done : styles.open}
                />
                <span>{title}</span>
                <span className={styles.reward}>+{reward}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </PictureTile>
  );
}
