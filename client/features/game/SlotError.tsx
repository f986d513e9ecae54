import { paths } from '../../../shared/paths.ts';
import { renderLocaleLink } from '../../i18n/renderLocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { StarMark } from '../../ui/StarMark.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import styles from './SlotError.module.css';

/** The game did not open or broke off (spec section 2, slot error); similar games stand below it. */
export function SlotError({ onRetry, onReport }: { onRetry: () => void; onReport: () => void }) {
  const text = useText();
  return (
    <div className={styles.error} role="alert">
      <StarMark icon="wrench" tone="danger" />
      <h2>{text('game.failed')}</h2>
      <p>{text('game.failedText')}</p>
      <div className={styles.actions}>
        <ButtonLink kind="primary" href={paths.gamehall.build()} link={renderLocaleLink}>
          {text('game.toHall')}
        </ButtonLink>
        <Button icon="refresh" onClick={onRetry}>
          {text('game.reload')}
        </Button>
        <TextButton onClick={onReport}>{text('game.report')}</TextButton>
      </div>
    </div>
  );
}
