import { useEffect } from 'react';
import { useFact } from '#client/stores/useFact.ts';

/** Marks the document of a player whose currency is not the site's: `data-currency`, for what shared pages state in the site's alone. */
export function useOtherCurrency(): void {
  const currency = useFact('balances', ({ main }) => main?.currency);
  const ofSite = useFact('general', ({ info }) => info?.default_currency);
  useEffect(() => {
    if (!currency || currency === ofSite) return;
    const { dataset } = document.documentElement;
    dataset['currency'] = currency;
    return () => {
      delete dataset['currency'];
    };
  }, [currency, ofSite]);
}
