import { useText } from '#client/i18n/useText.ts';
import type { RegisteredDialogProps } from '#client/stores/RegisteredDialogProps.ts';
import { Dialog } from '#client/ui/layout/Dialog.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import styles from './PromoActivatedDialog.module.css';

/** Shows the gift of a redeemed promo code. */
export function PromoActivatedDialog({ params: { kind, name }, close }: RegisteredDialogProps<'promoActivated'>) {
  const text = useText();
  return (
    <Dialog
      kind="confirm"
      open
      onClose={() => close()}
      lightDismiss
      closeLabel={text('offers.closeDialog')}
      title={text(`offers.${kind}Activated`)}
    >
      <p className={styles.text}>{text(`offers.${kind}Gift`, { name })}</p>
      <Button kind="primary" size="large" wide className={styles.action} onClick={() => close()}>
        {text(`offers.${kind}Ok`)}
      </Button>
    </Dialog>
  );
}
