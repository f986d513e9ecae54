import type { PageLocation } from '#client/context/PageLocation.ts';
import { onSite } from '#shared/url/onSite.ts';
import { addressOf } from './addressOf.ts';
import { newKey } from './locationOf.ts';
import type { PageHistory } from './PageHistory.ts';

interface EntryState {
  key?: string;
  usr?: unknown;
}

/** The browser's history. Each entry stores its key, so that Back after a reload restores the scroll position. */
export function createBrowserHistory(window: Window): PageHistory {
  const { history } = window;
  const entryState = (): EntryState => (history.state ?? {}) as EntryState;
  const stateOf = ({ key, state }: PageLocation): EntryState => ({ key, ...(state ? { usr: state as unknown } : {}) });
  const location = (): PageLocation => {
    const { pathname, search, hash } = window.location;
    return { pathname: onSite(pathname), search, hash, state: entryState().usr ?? null, key: entryState().key ?? '' };
  };
  // From here on, an entry without a key is a fragment that the browser itself went to.
  if (!entryState().key) history.replaceState({ ...entryState(), key: newKey() }, '');
  return {
    location,
    push: (to) => history.pushState(stateOf(to), '', addressOf(to)),
    replace: (to) => history.replaceState(stateOf(to), '', addressOf(to)),
    go: (steps) => history.go(steps),
    listen(onPop) {
      window.addEventListener('popstate', () => {
        const isFragment = !entryState().key;
        if (isFragment) history.replaceState({ ...entryState(), key: newKey() }, '');
        onPop(location(), isFragment);
      });
    },
  };
}
