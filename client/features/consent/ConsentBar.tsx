import { useMessages } from '#client/i18n/useMessages.ts';
import { useText } from '#client/i18n/useText.ts';
import { useAtEdge } from '#client/ui/layout/edge/useAtEdge.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import styles from './ConsentBar.module.css';

interface ConsentBarProps {
  /** The operator's cookie policy. */
  policyUrl: string;
  onAnswer: (answer: 'all' | 'necessary') => void;
}

/** Both answers are one press away and look alike. The page below stays usable. */
export function ConsentBar({ policyUrl, onAnswer }: ConsentBarProps) {
  const text = useText();
  const isReady = useMessages('consent');
  useAtEdge(isReady);
  if (!isReady) return null;
  return (
    <section aria-label={text('consent.title')} className={styles.bar} data-edge="consent">
      <div>
        <p className={styles.title}>{text('consent.title')}</p>
        <p>
          {text('consent.text')}{' '}
          <TextLink href={policyUrl} link={renderLocaleLink}>
            {text('consent.more')}
          </TextLink>
        </p>
      </div>
      <div className={styles.answers}>
        <Button onClick={() => onAnswer('necessary')}>{text('consent.necessary')}</Button>
        <Button onClick={() => onAnswer('all')}>{text('consent.all')}</Button>
      </div>
    </section>
  );
}
