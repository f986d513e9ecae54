import { useRef, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { usePress } from '#client/entities/form/usePress.ts';
import { useSocialWindow } from '#client/entities/social/useSocialWindow.ts';
import { useText } from '#client/i18n/useText.ts';
import { removeSocial } from '#shared/api/account/accountSocials.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { linkProblem } from './linkProblem.ts';

export function useSocialLinks() {
  const text = useText();
  const { call, stores } = useApp();
  const { reload } = useReload();
  const { busy, error, press } = usePress(unlinkProblem);
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
    /** The service being unlinked. */
    busy,
    error: problem ? text(problem) : error,
    /** A window is open and has not reported yet. */
    isWaiting: isOpen,
    /** Returns whether the browser opened the window. */
    link(address: string): boolean {
      isDone.current = false;
      setProblem(null);
      return open(address);
    },
    unlink: (service: string) => {
      setProblem(null);
      return press(service, () => call(removeSocial, { service }).then(requireOne), 'security.unlinkDone');
    },
  };
}

/** The platform refuses to unlink the player's only auth method. */
function unlinkProblem(error: unknown): string | null {
  return error instanceof AppError && error.type === 'InvalidParameterException' ? 'security.unlinkRefused' : null;
}
