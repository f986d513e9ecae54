import type { AccountInfo } from '../../../shared/api/account/account.contract.ts';
import { getLikes } from '../../../shared/api/play/games.contract.ts';
import { getGeneralInfo } from '../../../shared/api/site/metadata.contract.ts';
import { useApp } from '../../context/useApp.ts';
import { useNavigate } from '../../context/useNavigate.ts';
import { useReload } from '../../context/useReload.ts';
import { loadPlayerFacts } from '../../entities/player/loadPlayerFacts.ts';
import { afterAuthAddress } from './afterAuthAddress.ts';

/**
 * What happens once the session is open. `enter` makes the visitor a player; `leave` loads anew what a player sees
 * differently and takes them to where they wanted to go.
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
      const reloads = [
        call(getLikes, {}).then((sysnames) => stores.likes.set(sysnames)),
        call(getGeneralInfo, {}).then((info) => stores.general.set(info)),
        loadPlayerFacts({ call, stores }),
      ];
      const { pathname, search, hash } = window.location;
      const address = back ?? afterAuthAddress(window.location, locale, isNew);
      if (address === pathname + search + hash) await reload();
      else {
        // The address of a form, or one with the keys of the dialog, is no place to come back to.
        const replace = address.startsWith(pathname) || pathname.includes('/forms/') || search.includes('redirectUrl');
        await navigate(address, { replace });
      }
      await Promise.allSettled(reloads);
    },
  };
}
