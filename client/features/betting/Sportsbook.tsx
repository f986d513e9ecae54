import { useRef } from 'react';
import { frameRights } from '#client/entities/game/frameRights.ts';
import { isBrokenFrame } from '#client/entities/game/isBrokenFrame.ts';
import { useText } from '#client/i18n/useText.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { StarLoader } from '#client/ui/feedback/StarLoader.tsx';
import { Status } from '#client/ui/layout/Status.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';
import styles from './Sportsbook.module.css';
import { useSportsbook } from './useSportsbook.ts';

/** The sportsbook's frame, as tall as its content, with its loading and error states. */
export function Sportsbook() {
  const text = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const { address, attempt, phase, loaded, failed, retry } = useSportsbook(frame);
  if (phase === 'failed')
    return (
      <div className={styles.stage} role="alert">
        <EmptyState icon="wifi-off" tone="danger" title={text('betting.failed')} text={text('betting.failedText')}>
          <div className={styles.actions}>
            <Button kind="primary" icon="refresh" onClick={retry}>
              {text('betting.reload')}
            </Button>
            <ButtonLink href={paths.support.build()} link={renderLocaleLink}>
              {text('betting.support')}
            </ButtonLink>
          </div>
        </EmptyState>
      </div>
    );
  return (
    <div className={styles.stage}>
      <Status className={styles.loading}>
        {phase !== 'running' && (
          <>
            <StarLoader size={32} />
            <p className={styles.scripted}>{text('betting.loading')}</p>
            <p className={styles.scriptless}>{text('betting.noScript')}</p>
            {phase === 'slow' && (
              <>
                <p className={styles.hint}>{text('betting.slow')}</p>
                <Button icon="refresh" onClick={retry}>
                  {text('betting.reload')}
                </Button>
              </>
            )}
          </>
        )}
      </Status>
      {address && (
        <iframe
          key={attempt}
          ref={frame}
          className={styles.frame}
          title={text('betting.frame')}
          src={address}
          {...frameRights()}
          data-hidden={phase !== 'running' || undefined}
          onLoad={(event) => (isBrokenFrame(event.currentTarget) ? failed() : loaded())}
        />
      )}
    </div>
  );
}
