import { useEffect } from 'react';
import { useRootData } from '#client/app/useRootData.ts';
import { useApp } from '#client/context/useApp.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { useNavigate } from '#client/context/useNavigate.ts';
import { useBrand } from '#client/entities/brand/useBrand.ts';
import { inLocale } from '#client/entities/language/inLocale.ts';
import { tabStorage } from '#client/lib/device/tabStorage.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { sessionStorageKeys } from '#shared/keys/sessionStorageKeys.ts';
import { languageOf } from '#shared/locales.ts';

/** With the strategy `platform`, switches a player to the language of their account, once per visit, so that their own later choice stays. */
export function useAccountLocale(): void {
  const { locale } = useApp();
  const { account } = useFacts('session');
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isAsked = useRootData()?.localeStrategy === 'platform';
  const wanted = useBrand().languages.find((candidate) => candidate === account?.locale);

  useEffect(() => {
    if (!isAsked || !wanted || !isFirst() || wanted === languageOf(locale)) return;
    void navigate(inLocale(pathname, wanted) + search + hash, { replace: true, preventScrollReset: true });
  }, [isAsked, wanted, locale, pathname, search, hash, navigate]);
}

/** False without storage, or the player could never leave that language. */
function isFirst(): boolean {
  return (
    tabStorage.read(sessionStorageKeys.localeForced) === null && tabStorage.write(sessionStorageKeys.localeForced, '1')
  );
}
