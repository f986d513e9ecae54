import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import type { RegisteredDialogProps } from '#client/stores/RegisteredDialogProps.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx';
import { Dialog } from '#client/ui/layout/Dialog.tsx';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { withLocale } from '#shared/locales.ts';
import { AuthArt } from './AuthArt.tsx';
import styles from './AuthDialog.module.css';
import { AuthPanel } from './AuthPanel.tsx';
import { type AuthScreen, screenTitles } from './AuthScreen.ts';
import { useAuthData } from './useAuthData.ts';

const HELP = '/contacts';

/** Focuses the first field only with a mouse: on a phone the keyboard would cover half of the dialog. */
export function AuthDialog({ params, close }: RegisteredDialogProps<'auth'>) {
  const text = useText();
  const { locale } = useApp();
  const [screen, setScreen] = useState<AuthScreen>(params.screen);
  const [hasPointer] = useState(() => window.matchMedia('(hover: hover)').matches);
  const { data, failed, retry } = useAuthData();
  const { isOnBreak } = useFacts('session');
  const closable = !params.preventClose && screen !== 'complete';
  return (
    <Dialog
      open
      closable={closable}
      onClose={() => close()}
      closeLabel={text('auth.close')}
      title={text(screenTitles[screen])}
      aside={<AuthArt banner={data?.banner} />}
    >
      <div className={styles.panel} data-screen={screen === 'signUp' && isOnBreak ? 'break' : screen}>
        {!closable && (
          <p className={styles.stays}>
            {screen !== 'complete' && <span>{text('auth.stays')}</span>}{' '}
            <TextLink href={withLocale(HELP, locale)} target="_blank">
              {text('auth.help')}
            </TextLink>
          </p>
        )}
        {data ? (
          <AuthPanel
            data={data}
            screen={screen}
            onScreen={setScreen}
            authType={params.authType}
            autoFocus={hasPointer}
            onDone={close}
          />
        ) : failed ? (
          <EmptyState headingLevel={3} icon="wifi-off" title={text('auth.loadFailed')}>
            <Button kind="primary" icon="refresh" onClick={retry}>
              {text('auth.retry')}
            </Button>
          </EmptyState>
        ) : (
          <div className={styles.loading} data-said="slow">
            <VisuallyHidden>{text('auth.loading')}</VisuallyHidden>
            <Skeleton />
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        )}
      </div>
    </Dialog>
  );
}
