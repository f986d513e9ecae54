import { useApp } from '#client/context/useApp.ts';
import { useNavigate } from '#client/context/useNavigate.ts';
import { useText } from '#client/i18n/useText.ts';
import type { RegisteredDialogProps } from '#client/stores/RegisteredDialogProps.ts';
import { Dialog } from '#client/ui/layout/Dialog.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './DemoModeDialog.module.css';

/** Offers the demo or another game to a player with a zero balance. */
export function DemoModeDialog({ close }: RegisteredDialogProps<'demoMode'>) {
  const { locale } = useApp();
  const text = useText();
  const navigate = useNavigate();
  return (
    <Dialog
      kind="confirm"
      open
      onClose={() => close()}
      lightDismiss
      closeLabel={text('game.closeDialog')}
      title={text('game.demoTitle')}
    >
      <p className={styles.text}>{text('game.demoText')}</p>
      <div className={styles.actions}>
        <Button kind="primary" size="large" icon="play" wide onClick={() => close('demo')}>
          {text('game.playDemo')}
        </Button>
        <Button
          size="large"
          wide
          onClick={() => {
            close();
            void navigate(withLocale(paths.gamehall.build(), locale));
          }}
        >
          {text('game.toHall')}
        </Button>
      </div>
    </Dialog>
  );
}
