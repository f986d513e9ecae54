import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { AT_REST, NavigationContext, type NavigationStore } from '#client/context/NavigationContext.ts';
import { RouterContext } from '#client/context/RouterContext.ts';
import { isMotionReduced } from '#client/ui/theme/isMotionReduced.ts';
import type { PageRouter } from './createPageRouter.ts';
import type { ScrollMemory } from './createScrollMemory.ts';
import { PageTree } from './PageTree.tsx';

interface BrowserPagesProps {
  router: PageRouter;
  scroll: ScrollMemory;
}

/** Renders the router's current page. The previous page stays until the new one can render completely. */
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
        // The browser takes its second snapshot when the new page has rendered.
        const fade = document.startViewTransition(() => {
          drawn.current?.();
          draw();
          return new Promise<void>((resolve) => {
            drawn.current = resolve;
          });
        });
        // Rejects when a newer transition skips this one.
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

  // In a layout effect, so that AT_REST is published only once the new page has rendered.
  useLayoutEffect(() => navigations.set(navigation), [navigations, navigation]);

  const tree = useMemo(() => <PageTree state={state} />, [state]);
  return (
    <RouterContext value={router}>
      <NavigationContext value={navigations}>{tree}</NavigationContext>
    </RouterContext>
  );
}

function canFade(): boolean {
  return 'startViewTransition' in document && !isMotionReduced();
}

function createNavigationStore() {
  let navigation = AT_REST;
  const listeners = new Set<() => void>();
  return {
    read: () => navigation,
    listen: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    set: (next: typeof navigation) => {
      navigation = next;
      for (const onChange of listeners) onChange();
    },
  } satisfies NavigationStore & { set: unknown };
}
