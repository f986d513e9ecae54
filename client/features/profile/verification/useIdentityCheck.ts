import { useEffect, useRef, useState } from 'react';
import { setUserOnVerification } from '../../../../shared/api/account/account.contract.ts';
import { createApplicant, getAccessToken } from '../../../../shared/api/account/sumsub.contract.ts';
import { languageOf } from '../../../../shared/locales.ts';
import { useApp } from '../../../context/useApp.ts';
import { type CheckPhase, createIdentityCheck } from './createIdentityCheck.ts';
import { launchWebSdk } from './launchWebSdk.ts';

interface IdentityCheckOptions {
  /** A selector. */
  container: string;
  /** The check beside that of the person that the window is opened for. */
  action: string | null;
  /** The window told something, and the platform knows what. */
  onNews: () => void;
  /** The papers of `action` are with the provider. */
  onHandedIn: () => void;
}

/** The provider's window. */
export function useIdentityCheck({ container, action, onNews, onHandedIn }: IdentityCheckOptions) {
  const { call, locale } = useApp();
  const [phase, setPhase] = useState<CheckPhase>({ name: 'closed' });
  const news = useRef({ onNews, onHandedIn });
  useEffect(() => {
    news.current = { onNews, onHandedIn };
  });
  const check = useRef<ReturnType<typeof createIdentityCheck>>(null);
  useEffect(() => {
    const tell = () => news.current.onNews();
    const mine = createIdentityCheck({
      prepare: () => call(createApplicant, {}),
      askAccess: () => call(getAccessToken, action === null ? {} : { externalActionId: action }),
      launch: (access, events, signal) => launchWebSdk(access, events, { container, lang: languageOf(locale), signal }),
      onPhase: setPhase,
      // It may have been told by the provider already: what became of it is asked for in any case.
      onSubmitted: () => {
        if (action === null) return void call(setUserOnVerification, {}).then(tell, tell);
        news.current.onHandedIn();
        tell();
      },
      onChanged: tell,
    });
    check.current = mine;
    return () => mine.close();
  }, [call, container, action, locale]);
  return {
    phase,
    open: () => void check.current?.open(),
    close: () => check.current?.close(),
  };
}
