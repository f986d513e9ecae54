import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { readTwoFactor } from '#shared/auth/twoFactorMarkers.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { presentError } from '#shared/errors/presentError.ts';
import { signInForm } from '#shared/forms/access/signInForm.ts';
import { createLogin, type LoginDependencies } from './createLogin.ts';

/** State machine E1 while the form is mounted; unmounting drops login and password. */
export function useLogin({ onSignedIn, onRefusal }: Pick<LoginDependencies, 'onSignedIn' | 'onRefusal'>) {
  const { call, stores } = useApp();
  const latest = useRef({ call, onSignedIn, onRefusal });
  useEffect(() => {
    latest.current = { call, onSignedIn, onRefusal };
  });
  const [login] = useState(() =>
    createLogin({
      send: async (input) => {
        try {
          return await signInForm.send(latest.current.call, { ...input });
        } catch (error) {
          // A request for the second factor is not a failure.
          if (!readTwoFactor(error)) stores.tracker.track('error_login', { code: codeOf(error) });
          throw error;
        }
      },
      onSignedIn: (info) => {
        stores.tracker.track('login');
        return latest.current.onSignedIn(info);
      },
      onRefusal: (error) => latest.current.onRefusal(error),
      now: () => Date.now(),
    }),
  );
  useEffect(() => {
    login.open();
    return login.close;
  }, [login]);
  const state = useSyncExternalStore(login.subscribe, login.getState, login.getState);
  return { login, state };
}

function codeOf(error: unknown): string {
  const code = error instanceof AppError ? error.code : undefined;
  return String(code ?? presentError(error).type);
}
