import { useEffect, useRef, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { setUserOnVerification } from '#shared/api/account/account.contract.ts';
import { createApplicant, getAccessToken } from '#shared/api/account/sumsub.contract.ts';
import { languageOf } from '#shared/locales.ts';
import { type CheckPhase, createIdentityCheck } from './createIdentityCheck.ts';
import { launchWebSdk } from './launchWebSdk.ts';

interface IdentityCheckOptions {
  /** A selector. */
  container: string;
  /** External action id of the check; null: the person's. */
  action: string | null;
  /** The window reported something; the platform knows the result. */
  onNews: () => void;
  /** The papers of `action` are submitted. */
  onHandedIn: () => void;
}

export function useIdentityCheck({ container, action, onNews, onHandedIn }: IdentityCheckOptions) {
  const { call, locale } = useApp();
  const [phase, setPhase] = useState<CheckPhase>({ name: 'closed' });
  const news = useRef({ onNews, onHandedIn });
  useEffect(() => {
    news.current = { onNews, onHandedIn };
  });
  const check = useRef<ReturnType<typeof createIdentityCheck>>(null);
  useEffect(() => {
    const report = () => news.current.onNews();
    const mine = createIdentityCheck({
      prepare: () => call(createApplicant, {}),
      askAccess: () => call(getAccessToken, action === null ? {} : { externalActionId: action }),
      launch: (access, events, signal) => launchWebSdk(access, events, { container, lang: languageOf(locale), signal }),
      onPhase: setPhase,
      // The provider may have informed the platform already: ask in any case.
      onSubmitted: () => {
        if (action === null) return void call(setUserOnVerification, {}).then(report, report);
        news.current.onHandedIn();
        report();
      },
      onChanged: report,
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
