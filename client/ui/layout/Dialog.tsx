import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';
import { IconButton } from '../navigation/IconButton.tsx';

export interface DialogProps {
  /** popup: centred; confirm: small, says what is lost; curtain: a sheet from below (beside on wide screens). On phones all are sheets. */
  kind?: 'popup' | 'confirm' | 'curtain';
  open: boolean;
  /** The player asked to close; never called when not closable. */
  onClose: () => void;
  /** `false` takes away the close button, Escape and the backdrop; the text must then say why. */
  closable?: boolean;
  /** A press on the backdrop closes too; leave off where typed words would be lost. */
  lightDismiss?: boolean;
  closeLabel: string;
  title: ReactNode;
  /** Id of the words that say what is asked: read together with the title. */
  describedBy?: string;
  /** Second pane on wide screens: art. */
  aside?: ReactNode;
  /** Stays in sight below the scrolling content: the action. */
  footer?: ReactNode;
  children?: ReactNode;
}

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

export function Dialog({
  kind = 'popup',
  open,
  onClose,
  closable = true,
  lightDismiss = false,
  closeLabel,
  title,
  describedBy,
  aside,
  footer,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  // Before paint, and closed in the clean-up while the element is still in the document: only then does the browser give the focus back.
  useBeforePaint(() => {
    const element = dialog.current;
    if (!element || !open) return;
    if (!element.open) element.showModal();
    const root = document.documentElement;
    root.dataset['modal'] = '';
    // The browser would take the close button. A heading opens no keyboard on phones; a form may mark its first field.
    (element.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current)?.focus();
    return () => {
      element.close();
      if (!document.querySelector('dialog:modal')) delete root.dataset['modal'];
    };
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      role={kind === 'confirm' ? 'alertdialog' : undefined}
      className={clsx(styles.dialog, styles[kind], aside && styles.wide)}
      onCancel={(event) => {
        // Bubbles from file inputs too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (closable) onClose();
      }}
      onClose={(event) => {
        // Also fires late for a close of our own that a new showModal() has already undone.
        if (event.target !== event.currentTarget || event.currentTarget.open || !open) return;
        // A second Escape or Back closes without asking; a dialog that must stay comes back.
        if (closable) onClose();
        else event.currentTarget.showModal();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget && closable && lightDismiss) onClose();
      }}
    >
      <div className={styles.frame}>
        {aside && <div className={styles.aside}>{aside}</div>}
        <div className={styles.main}>
          <div className={clsx(styles.header, closable && styles.grab)}>
            <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
              {title}
            </h2>
            {closable && <IconButton icon="close" label={closeLabel} className={styles.close} onClick={onClose} />}
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      </div>
    </dialog>
  );
}
