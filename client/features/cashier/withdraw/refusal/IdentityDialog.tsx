import { useText } from '#client/i18n/useText.ts';
import { Dialog } from '#client/ui/layout/Dialog.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './IdentityDialog.module.css';

interface IdentityDialogProps {
  /** A path to return to. */
  from: string;
  close: () => void;
}

/** The platform requires verification first: a link to it, which returns here. */
export function IdentityDialog({ from, close }: IdentityDialogProps) {
  const text = useText();
  const later = text('withdraw.papersLater');
  return (
    <Dialog kind="confirm" open onClose={close} lightDismiss closeLabel={later} title={text('withdraw.papersTitle')}>
      <p className={styles.text}>{text('withdraw.papersText')}</p>
      <div className={styles.actions}>
        <ButtonLink
          kind="primary"
          size="large"
          icon="id-card"
          wide
          href={paths.profileVerification.build(null, { [queryKeys.from]: from })}
          link={renderLocaleLink}
          onClick={close}
        >
          {text('withdraw.papersGo')}
        </ButtonLink>
        <Button size="large" wide onClick={close}>
          {later}
        </Button>
      </div>
    </Dialog>
  );
}
