import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPath, type Navigator, type To } from 'react-router';
import { AT_REST, NavigationContext } from '../../context/NavigationContext.ts';
import { type NavigateOptions, RouterContext } from '../../context/RouterContext.ts';
import { createNavigationStore } from './createNavigationStore.ts';
import type { PageRouter } from './createPageRouter.ts';
import type { ScrollMemory } from './createScrollMemory.ts';
import { isMotionReduced } from '../../ui/theme/isMotionReduced.ts';
import { PageTree } from './PageTree.tsx';

interface BrowserPagesProps {
  router: PageRouter;
  scroll: ScrollMemory;
}

/** Shows what the page runner brings. What is shown stays until all of the new page can be drawn. */
export function BrowserPages({ router, scroll }: BrowserPagesProps) {
  const [state, setState] = useState(router.state);
  const [navigation, setNavigation] = useState(AT_REST);
  const [navigations] = useState(createNavigationStore);
  const drawn = useRef<() => void>(undefined);
  const shown = useRef(state.location);

  useEffect(
    () =>
      router.subscribe((change) => {
        const { state: next } = change;
        if (!next) return setNavigation(change.navigation);
        if (shown.current !== next.location) scroll.remember(shown.current.key);
        const draw = () =>
          startTransition(() => {
            setState(next);
            setNavigation(change.navigation);
          });
        if (!change.viewTransition || !canFade()) return draw();
        // The browser takes its second picture when the new page is drawn.
        const fade = document.startViewTransition(() => {
          drawn.current?.();
          draw();
          return new Promise<void>((resolve) => {
            drawn.current = resolve;
          });
        });
        // A newer one cuts it short; nobody needs to know.
        fade.ready.catch(() => undefined);
      }),
    [router, scroll],
  );

  useLayoutEffect(() => {
    if (shown.current !== state.location) {
      shown.current = state.location;
      scroll.moveTo(state);
    }
    drawn.current?.();
  }, [state, scroll]);

  // With what is shown: at rest is told when the new page stands.
  useLayoutEffect(() => navigations.set(navigation), [navigations, navigation]);

  const navigator = useMemo(() => navigatorOf(router), [router]);
  const tree = useMemo(() => <PageTree state={state} navigator={navigator} />, [state, navigator]);
  return (
    <RouterContext value={router}>
      <NavigationContext value={navigations}>{tree}</NavigationContext>
    </RouterContext>
  );
}

function canFade(): boolean {
  return 'startViewTransition' in document && !isMotionReduced();
}

/** The runner, for the links and hooks of React Router. */
function navigatorOf({ navigate, go }: PageRouter): Navigator {
  const addressOf = (to: To) => (typeof to === 'string' ? to : createPath(to));
  return {
    createHref: addressOf,
    go,
    push: (to, state, options) => void navigate(addressOf(to), { ...(options as NavigateOptions), state }),
    replace: (to, state, options) =>
      void navigate(addressOf(to), { ...(options as NavigateOptions), state, replace: true }),
  };
}
