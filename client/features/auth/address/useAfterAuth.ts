import { useApp } from '#client/context/useApp.ts';
import { useNavigate } from '#client/context/useNavigate.ts';
import { useReload } from '#client/context/useReload.ts';
import { loadPlayerFacts } from '#client/entities/player/loadPlayerFacts.ts';
import type { AccountInfo } from '#shared/api/account/account.contract.ts';
import { getLikes } from '#shared/api/play/games.contract.ts';
import { getGeneralInfo } from '#shared/api/site/metadata.contract.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { stripLocale } from '#shared/locales.ts';
import { isFormPath } from '#shared/url/isFormPath.ts';
import { afterAuthAddress } from './afterAuthAddress.ts';

/**
 * Steps after the session has opened. `enter` makes the visitor a player in the stores; `leave` reloads data that differs
 * for players and navigates to the requested page.
 */
export function useAfterAuth() {
  const { call, stores, locale } = useApp();
  const navigate = useNavigate();
  const { reload } = useReload();
  return {
    enter(info: AccountInfo): void {
      stores.session.signedIn(info);
      stores.balances.set(info);
    },
    async leave(isNew: boolean, back: string | null = null): Promise<void> {
      // Settled from the start: a platform without one of these methods refuses it before the page has loaded.
      const reloads = Promise.allSettled([
        call(getLikes, {}).then((sysnames) => stores.likes.set(sysnames)),
        call(getGeneralInfo, {}).then((info) => stores.general.set(info)),
        loadPlayerFacts({ call, stores }),
      ]);
      const { pathname, search, hash } = window.location;
      const address = back ?? afterAuthAddress(window.location, locale, isNew);
      if (address === pathname + search + hash) await reload();
      else {
        // Keep form pages and addresses with dialog keys out of the history.
        const replace =
          address.startsWith(pathname) || isFormPath(stripLocale(pathname)) || search.includes(queryKeys.redirectUrl);
        await navigate(address, { replace });
      }
      await reloads;
    },
  };
}
