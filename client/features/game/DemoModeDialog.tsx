import { withLocale } from '../../../shared/locales.ts';
import { paths } from '../../../shared/url/paths.ts';
import { useApp } from '../../context/useApp.ts';
import { useNavigate } from '../../context/useNavigate.ts';
import type { RegisteredDialogProps } from '../../stores/RegisteredDialogProps.ts';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/navigation/Button.tsx';
import { Dialog } from '../../ui/layout/Dialog.tsx';
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
