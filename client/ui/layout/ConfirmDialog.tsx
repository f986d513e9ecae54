import { type ReactNode, useId } from 'react';
import { Button } from '../navigation/Button.tsx';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What happens, and what is lost in numbers. */
  children: ReactNode;
  /** The safe way, first and focused: "Qolsin". Also what the close button and Escape do. */
  stayText: string;
  onStay: () => void;
  confirmText: string;
  onConfirm: () => void;
  /** Cannot be undone: the last button is filled red. */
  destructive?: boolean;
  /** Confirmed, and not yet answered. */
  busy?: boolean;
  closeLabel: string;
}

/** Asks before something is done; says what is lost, offers the safe way first. */
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
