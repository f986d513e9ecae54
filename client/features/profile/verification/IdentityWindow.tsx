import { useLayoutEffect, useRef } from 'react';
import { useKeepDocument } from '#client/context/useKeepDocument.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useText } from '#client/i18n/useText.ts';
import { StarLoader } from '#client/ui/feedback/StarLoader.tsx';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { AppError } from '#shared/errors/AppError.ts';
import { paths } from '#shared/url/paths.ts';
import { useIdentityCheck } from './useIdentityCheck.ts';
import styles from './Verification.module.css';
import type { VerificationStage } from './VerificationStage.ts';

const PLACE = 'identity-window';

interface IdentityWindowProps {
  stage: VerificationStage;
  /** External action id of a check; null: the person's. */
  action: string | null;
  onNews: () => void;
  onHandedIn: () => void;
}

export function IdentityWindow({ stage, action, onNews, onHandedIn }: IdentityWindowProps) {
  const text = useText();
  const errorText = useErrorText();
  const { phase, open, close } = useIdentityCheck({ container: `#${PLACE}`, action, onNews, onHandedIn });
  const isShown = phase.name === 'opening' || phase.name === 'open';
  const place = useRef<HTMLElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(false);
  useLayoutEffect(() => {
    // The pressed button is replaced by the window, and the window by the button.
    if (isShown && !wasShown.current) place.current?.focus();
    if (!isShown && wasShown.current) start.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  useKeepDocument(isShown);
  return (
    <>
      {phase.name === 'failed' && (
        <div role="alert" className={styles.problem}>
          <p>{text('verification.windowFailed')}</p>
          {phase.error instanceof AppError && <p>{errorText(phase.error)}</p>}
          <TextLink href={paths.support.build()} link={renderLocaleLink}>
            {text('verification.toSupport')}
          </TextLink>
        </div>
      )}
      {!isShown && (
        <Button ref={start} kind="primary" size="large" icon="id-card" onClick={open} className={styles.start}>
          {text(phase.name === 'failed' ? 'verification.openAgain' : `verification.start.${stage}`)}
        </Button>
      )}
      <noscript>
        <p className={styles.problem}>{text('verification.needsScript')}</p>
      </noscript>
      {isShown && (
        <section ref={place} tabIndex={-1} aria-label={text('verification.window')} className={styles.window}>
          <div className={styles.bar}>
            <p role="status" className={styles.opening}>
              {phase.name === 'opening' ? (
                <>
                  <StarLoader size={24} />
                  <span>{text('verification.opening')}</span>
                </>
              ) : (
                <VisuallyHidden>{text('verification.opened')}</VisuallyHidden>
              )}
            </p>
            <Button size="small" icon="close" onClick={close}>
              {text('verification.interrupt')}
            </Button>
          </div>
          <div id={PLACE} />
        </section>
      )}
    </>
  );
}
