import { createPath, type Location } from 'react-router';
import { onSite } from '../../../shared/onSite.ts';
import { newKey } from './locationOf.ts';
import type { PageHistory } from './PageHistory.ts';

interface Kept {
  key?: string;
  usr?: unknown;
}

/** The browser's own history; a step keeps its key there, so that Back after a reload finds its place in the page. */
export function createBrowserHistory(window: Window): PageHistory {
  const { history } = window;
  const kept = (): Kept => (history.state ?? {}) as Kept;
  const stateOf = ({ key, state }: Location): Kept => ({ key, ...(state ? { usr: state as unknown } : {}) });
  const location = (): Location => {
    const { pathname, search, hash } = window.location;
    return { pathname: onSite(pathname), search, hash, state: kept().usr ?? null, key: kept().key ?? '' };
  };
  // From here on a step without a key is a fragment that the browser went to by itself.
  if (!kept().key) history.replaceState({ ...kept(), key: newKey() }, '');
  return {
    location,
    push: (to) => history.pushState(stateOf(to), '', createPath(to)),
    replace: (to) => history.replaceState(stateOf(to), '', createPath(to)),
    go: (steps) => history.go(steps),
    listen(onPop) {
      window.addEventListener('popstate', () => {
        const isFragment = !kept().key;
        if (isFragment) history.replaceState({ ...kept(), key: newKey() }, '');
        onPop(location(), isFragment);
      });
    },
  };
}
