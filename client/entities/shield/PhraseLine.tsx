import { useEffect, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useMessages } from '#client/i18n/useMessages.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { getShield } from '#shared/api/account/accountShield.contract.ts';
import { rememberPhrase } from './rememberPhrase.ts';

/** The player's anti-phishing phrase in the account menu, loaded anew at each opening; renders nothing when none is set. */
export function PhraseLine({ className }: { className: string | undefined }) {
  const { call } = useApp();
  const text = useText();
  const hasMessages = useMessages('profile');
  const { account } = useFacts('session');
  const login = account?.login;
  const [phrase, setPhrase] = useState<string | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    call(getShield, {}, { signal: abort.signal }).then(
      (shield) => {
        setPhrase(shield.phrase);
        if (login) void rememberPhrase(login, shield.phrase);
      },
      () => undefined,
    );
    return () => abort.abort();
  }, [call, login]);
  if (!hasMessages || phrase === null) return null;
  return <p className={className}>{text('auth.yourPhrase', { phrase })}</p>;
}
