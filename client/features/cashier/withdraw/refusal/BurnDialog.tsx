import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { Money } from '#client/ui/feedback/Money.tsx';
import { ConfirmDialog } from '#client/ui/layout/ConfirmDialog.tsx';

interface BurnDialogProps {
  /** The lost sum. */
  loss: { amount: number; currency: string };
  /** Name of the bonus; may be empty. */
  name: string;
  open: boolean;
  onAnswer: (agrees: boolean) => void;
}

/** A withdrawal ends the active bonus: the loss is shown before. */
export function BurnDialog({ loss, name, open, onAnswer }: BurnDialogProps) {
  const text = useText();
  const { locale } = useApp();
  return (
    <ConfirmDialog
      open={open}
      title={text('withdraw.burnTitle')}
      stayText={text('withdraw.burnStay')}
      onStay={() => onAnswer(false)}
      confirmText={text('withdraw.burnGo')}
      onConfirm={() => onAnswer(true)}
      destructive
      closeLabel={text('withdraw.burnStay')}
    >
      <p>{name ? text('withdraw.burnNamed', { name }) : text('withdraw.burnText')}</p>
      <p>
        {text('withdraw.burnLoss')} <Money {...loss} locale={locale} />
      </p>
    </ConfirmDialog>
  );
}
