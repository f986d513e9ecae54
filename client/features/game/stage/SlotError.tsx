import { useText } from '#client/i18n/useText.ts';
import { StarMark } from '#client/ui/media/StarMark.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import { paths } from '#shared/url/paths.ts';
import type { LaunchFailure } from './LaunchFailure.ts';
import styles from './SlotError.module.css';

interface SlotErrorProps {
  failure: LaunchFailure;
  onRetry: () => void;
  onReport: () => void;
}

const reasons: Record<LaunchFailure, string> = {
  offline: 'game.failedOffline',
  refused: 'game.failedRefused',
  session: 'game.failedSession',
  game: 'game.failedText',
};

/** Reason of a failed game and what to do next. */
export function SlotError({ failure, onRetry, onReport }: SlotErrorProps) {
  const text = useText();
  return (
    <div className={styles.error} role="alert">
      <StarMark icon="wrench" tone="danger" />
      <h2>{text('game.failed')}</h2>
      <p>{text(reasons[failure])}</p>
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
