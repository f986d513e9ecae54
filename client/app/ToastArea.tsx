import { useEffect, useRef } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { nextTask } from '#client/lib/late/nextTask.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { useStore } from '#client/stores/useStore.ts';
import { ToastView } from '#client/ui/feedback/ToastView.tsx';
import { TOAST_MS } from '#shared/constants.ts';
import styles from './ToastArea.module.css';

/** Toasts, above everything. The live region is always rendered, so that screen readers announce each toast. */
export function ToastArea() {
  const { items, lastId } = useFacts('toasts');
  const toasts = useStore('toasts');
  const text = useText();
  const area = useRef<HTMLElement>(null);
  // A dialog is in the browser's top layer, and only an element that enters the layer later is above it.
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    // By this the script that starts the page knows that it is hydrated; older browsers have no popovers.
    element.dataset['live'] = '';
    if (!element.showPopover) return;
    // In a task of its own: showing it computes the styles of the page.
    void nextTask().then(() => {
      if (!element.isConnected) return;
      if (element.matches(':popover-open')) element.hidePopover();
      element.showPopover();
    });
  }, [lastId]);
  return (
    <section ref={area} popover="manual" aria-live="polite" aria-label={text('shell.toasts')} className={styles.area}>
      {items.map(({ id, kind, text: sentence }) => (
        <ToastView
          key={id}
          kind={kind === 'error' ? 'danger' : kind}
          duration={TOAST_MS}
          closeLabel={text('shell.close')}
          onClose={() => toasts.close(id)}
        >
          {sentence}
        </ToastView>
      ))}
    </section>
  );
}
