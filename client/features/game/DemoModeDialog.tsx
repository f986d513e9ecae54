import { useApp } from '#client/context/useApp.ts';
import { useNavigate } from '#client/context/useNavigate.ts';
import { useQuiet } from '#client/entities/care/useQuiet.ts';
import { useText } from '#client/i18n/useText.ts';
import type { RegisteredDialogProps } from '#client/stores/RegisteredDialogProps.ts';
import { Dialog } from '#client/ui/layout/Dialog.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { withLocale } from '#shared/locales.ts';
import { isHeldBack } from '#shared/rewards/isHeldBack.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './DemoModeDialog.module.css';

/**
 * Offers the demo or another game to a player with a zero balance, and the way to the cashier. A player on a break, near a limit of
 * their own or whose account is closed is not led to pay in.
 */
export function DemoModeDialog({ close }: RegisteredDialogProps<'demoMode'>) {
  const { locale } = useApp();
  const text = useText();
  const navigate = useNavigate();
  const { isQuiet, reason } = useQuiet();
  const go = (path: string) => {
    close();
    void navigate(withLocale(path, locale));
  };
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
        {!isHeldBack(reason) && (
          <Button
            size="large"
            icon="wallet"
            wide
            className={isQuiet && reason === null ? styles.unknown : undefined}
            onClick={() => go(paths.deposit.build())}
          >
            {text('game.toCashier')}
          </Button>
        )}
        <Button kind="ghost" size="large" wide onClick={() => go(paths.gamehall.build())}>
          {text('game.toHall')}
        </Button>
      </div>
    </Dialog>
  );
}
