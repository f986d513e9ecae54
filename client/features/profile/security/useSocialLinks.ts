import { useRef, useState } from 'react';
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
  const press = useFormPress();
  const [problem, setProblem] = useState<string | null>(null);
  const isDone = useRef(false);
  const { isOpen, open } = useSocialWindow({
    onReport: ({ status, error: code }) => {
      // The report arrives by two channels.
      if (isDone.current) return;
      if (status === 'error') return setProblem(linkProblem(code));
      isDone.current = true;
      setProblem(null);
      if (status === 'confirm') stores.toasts.show('info', text('security.offer.asked'));
      else stores.toasts.show('success', text('security.link.done'));
      void reload();
    },
    onClosed: () => setProblem((now) => now ?? (isDone.current ? null : linkProblem('cancelled'))),
  });
  return {
    press,
    error: problem ? text(problem) : press.error,
    /** A window is open and has not reported yet. */
    isWaiting: isOpen,
    /** Returns whether the browser opened the window. */
    link(address: string): boolean {
      isDone.current = false;
      setProblem(null);
      return open(address);
    },
  };
}
