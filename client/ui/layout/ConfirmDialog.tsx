import { type ReactNode, useId } from 'react';
import { Button } from '#client/ui/navigation/Button.tsx';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What happens, and what is lost, in numbers. */
  children: ReactNode;
  /** The safe action, first and focused: "Qolsin". The close button and Escape do the same. */
  stayText: string;
  onStay: () => void;
  confirmText: string;
  onConfirm: () => void;
  /** The action cannot be undone: its button is filled red. */
  destructive?: boolean;
  /** Confirmed, and waiting for the answer. */
  busy?: boolean;
  closeLabel: string;
}

/** Asks for confirmation: shows what is lost and offers the safe action first. */
export function ConfirmDialog({
  open,
  title,
  children,
  stayText,
  onStay,
  confirmText,
  onConfirm,
  destructive,
  busy,
  closeLabel,
}: ConfirmDialogProps) {
  const textId = useId();
  return (
    <Dialog
      kind="confirm"
      open={open}
      onClose={onStay}
      closable={!busy}
      closeLabel={closeLabel}
      title={title}
      describedBy={textId}
    >
      <div id={textId} className={styles.text}>
        {children}
      </div>
      <div className={styles.actions}>
        <Button data-autofocus="" disabled={busy} onClick={onStay}>
          {stayText}
        </Button>
        <Button kind={destructive ? 'danger-fill' : 'primary'} loading={busy} onClick={onConfirm}>
          {confirmText}
        </Button>
      </div>
    </Dialog>
  );
}
