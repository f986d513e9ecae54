import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { login as loginMethod } from '../../../shared/api/auth.contract.ts';
import { useApp } from '../../context/useApp.ts';
import { createLogin, type LoginDependencies } from './createLogin.ts';

/** Machine E1 for as long as the form is on the screen; leaving it forgets the secrets. */
export function useLogin({ onSignedIn, onRefusal }: Pick<LoginDependencies, 'onSignedIn' | 'onRefusal'>) {
  const { call } = useApp();
  const latest = useRef({ call, onSignedIn, onRefusal });
  useEffect(() => {
    latest.current = { call, onSignedIn, onRefusal };
  });
  const [login] = useState(() =>
    createLogin({
      send: (input) => latest.current.call(loginMethod, input),
      onSignedIn: (info) => latest.current.onSignedIn(info),
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
