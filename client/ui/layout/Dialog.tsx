import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '#client/ui/navigation/IconButton.tsx';
import styles from './Dialog.module.css';
import { openModal } from './openModal.ts';

export interface DialogProps {
  /** popup: centred; confirm: small; curtain: a sheet from below, at the side on wide screens. On phones all are sheets. */
  kind?: 'popup' | 'confirm' | 'curtain';
  open: boolean;
  /** The player wants to close; never called if not closable. */
  onClose: () => void;
  /** `false` disables the close button, Escape and the backdrop; the text must then say why. */
  closable?: boolean;
  /** The page opens it without a press of the visitor, and it is not closable: it is modal only once something else is tried (openModal). */
  unprompted?: boolean;
  /** A press on the backdrop closes too; not for dialogs where typed text would be lost. */
  lightDismiss?: boolean;
  closeLabel: string;
  title: ReactNode;
  /** Id of the describing text, announced with the title. */
  describedBy?: string;
  /** Second pane on wide screens: art. */
  aside?: ReactNode;
  /** The action, always visible below the scrolling content. */
  footer?: ReactNode;
  children?: ReactNode;
}

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

export function Dialog({
  kind = 'popup',
  open,
  onClose,
  closable = true,
  unprompted = false,
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
  const isAlert = kind === 'confirm';

  // In a layout effect: closed in the clean-up while the element is still in the document, because only then does the browser restore the focus.
  useBeforePaint(() => {
    const element = dialog.current;
    if (!element || !open) return;
    // An alert dialog is announced with what it says; the first paragraph, unless the caller names a text.
    const first = element.querySelector(`.${styles.body} p`);
    if (isAlert && !describedBy && first) {
      first.id ||= `${titleId}-text`;
      element.setAttribute('aria-describedby', first.id);
    }
    const root = document.documentElement;
    // Opened from a part that is dark in both themes, it has the theme of the page.
    if (element.parentElement?.closest('[data-theme]:not(:root)'))
      element.dataset['theme'] = root.dataset['theme'] ?? 'dark';
    // The browser would focus the close button. A heading opens no keyboard on phones; a form may mark its first field instead.
    const focused = element.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current;
    return openModal(element, focused, unprompted);
  }, [open, isAlert, describedBy, titleId, unprompted]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      role={isAlert ? 'alertdialog' : undefined}
      className={clsx(styles.dialog, styles[kind], aside && styles.wide, unprompted && styles.unprompted)}
      onCancel={(event) => {
        // `cancel` bubbles from file inputs too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (closable) onClose();
      }}
      onClose={(event) => {
        // Also fires late for our own close(), after a new showModal().
        if (event.target !== event.currentTarget || event.currentTarget.open || !open) return;
        // Browsers close on a second Escape or Back without `cancel`; a dialog that must stay is reopened.
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
