import { useEffect, useRef, useState } from 'react';
import { setUserOnVerification } from '../../../../shared/api/account.contract.ts';
import { createApplicant, getAccessToken } from '../../../../shared/api/sumsub.contract.ts';
import { languageOf } from '../../../../shared/locales.ts';
import { useApp } from '../../../context/useApp.ts';
import { type CheckPhase, createIdentityCheck } from './createIdentityCheck.ts';
import { launchWebSdk } from './launchWebSdk.ts';

/** The provider's window in `container`, a selector. `onNews`: it told something, and the platform knows what. */
export function useIdentityCheck(container: string, onNews: () => void) {
  const { call, locale } = useApp();
  const [phase, setPhase] = useState<CheckPhase>({ name: 'closed' });
  const news = useRef(onNews);
  useEffect(() => {
    news.current = onNews;
  });
  const check = useRef<ReturnType<typeof createIdentityCheck>>(null);
  useEffect(() => {
    const tell = () => news.current();
    const mine = createIdentityCheck({
      prepare: () => call(createApplicant, {}),
      askAccess: () => call(getAccessToken, {}),
      launch: (access, events, signal) => launchWebSdk(access, events, { container, lang: languageOf(locale), signal }),
      onPhase: setPhase,
      // It may have been told by the provider already: what became of it is asked for in any case.
      onSubmitted: () => void call(setUserOnVerification, {}).then(tell, tell),
      onChanged: tell,
    });
    check.current = mine;
    return () => mine.close();
  }, [call, container, locale]);
  return {
    phase,
    open: () => void check.current?.open(),
    close: () => check.current?.close(),
  };
}
