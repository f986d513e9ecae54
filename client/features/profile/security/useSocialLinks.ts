import { useRef } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { useFormPress } from '#client/entities/site-form/useFormPress.ts';
import { useSocialWindow } from '#client/entities/social/useSocialWindow.ts';
import { useText } from '#client/i18n/useText.ts';
import { linkProblem } from './linkProblem.ts';

export function useSocialLinks() {
  const text = useText();
  const { stores } = useApp();
  const { reload } = useReload();
  // The problems of the window are shown as those of a press, so that the next press clears them.
  const press = useFormPress();
  const { error, setError } = press;
  const isDone = useRef(false);
  const { isOpen, open } = useSocialWindow({
    onReport: ({ status, error: code }) => {
      // The report arrives by two channels.
      if (isDone.current) return;
      if (status === 'error') return setError(text(linkProblem(code)));
      isDone.current = true;
      setError(undefined);
      if (status === 'confirm') stores.toasts.show('info', text('security.offer.asked'));
      else stores.toasts.show('success', text('security.link.done'));
      void reload();
    },
    onClosed: () => setError((now) => now ?? (isDone.current ? undefined : text(linkProblem('cancelled')))),
  });
  return {
    press,
    error,
    /** A window is open and has not reported yet. */
    isWaiting: isOpen,
    /** Returns whether the browser opened the window. */
    link(address: string): boolean {
      isDone.current = false;
      setError(undefined);
      return open(address);
    },
  };
}
