import { describe, expect, test } from 'vitest';
import { AT_REST } from '#client/context/NavigationContext.ts';
import type { PageLocation } from '#client/context/PageLocation.ts';
import { Redirect } from '#client/context/Redirect.ts';
import { createPageRouter, type RouterChange } from './createPageRouter.ts';
import { createMemoryHistory } from './memoryHistory.testing.ts';
import type { LoadedPage, PageState } from './PageState.ts';

interface Load {
  location: PageLocation;
  signal: AbortSignal;
  reusesFrame: boolean;
  answer: (loaded: LoadedPage | Redirect) => void;
  fail: (error: Error) => void;
}

const loadedAt = (location: PageLocation, more: Partial<LoadedPage> = {}): LoadedPage => ({
  match: { locale: 'uz', line: undefined, params: {} },
  root: { menus: [] },
  page: { at: location.pathname + location.search },
  Component: () => null,
  failure: null,
  ...more,
});

/** A router at `/`; its loads wait until the test answers them. */
function start() {
  const history = createMemoryHistory('/');
  const location = history.location();
  const loads: Load[] = [];
  const changes: RouterChange[] = [];
  const opened: string[] = [];
  const prefetched: string[] = [];
  const outdated = { value: false };
  const visitor = { isPlayer: true };
  const initial: PageState = { ...loadedAt(location), location, action: 'POP', keepsScroll: true };
  const router = createPageRouter({
    origin: 'https://site.test',
    initial,
    history,
    load: (to, signal, current) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        loads.push({ location: to, signal, reusesFrame: current !== undefined, answer: resolve, fail: reject });
      }),
    prefetch: ({ pathname }) => prefetched.push(pathname),
    openDocument: (address) => opened.push(address),
    isOutdated: () => outdated.value,
    isPlayer: () => visitor.isPlayer,
  });
  router.subscribe((change) => changes.push(change));
  const last = () => loads.at(-1) as Load;
  const arrive = (more?: Partial<LoadedPage>) => last().answer(loadedAt(last().location, more));
  return { router, history, loads, changes, opened, prefetched, outdated, visitor, last, arrive };
}

const addresses = (locations: PageLocation[]) =>
  locations.map(({ pathname, search, hash }) => pathname + search + hash);

describe('createPageRouter, navigating', () => {
  test('navigate changes the address and resolves once the page has loaded', async () => {
    const { router, history, changes, arrive } = start();
    const going = router.navigate('/gamehall?sort=new');
    expect(addresses(history.entries)).toEqual(['/']);
    expect(changes.at(-1)?.navigation.target?.pathname).toBe('/gamehall');
    arrive();
    await going;
    expect(addresses(history.entries)).toEqual(['/', '/gamehall?sort=new']);
    expect(changes.at(-1)).toMatchObject({ navigation: { target: null }, state: { action: 'PUSH' } });
    expect(router.state().page).toEqual({ at: '/gamehall?sort=new' });
  });

  test('a newer navigation aborts the load of the older one and shows only its own page', async () => {
    const { router, history, loads, arrive } = start();
    const first = router.navigate('/a');
    const second = router.navigate('/b');
    expect(loads[0]?.signal.aborted).toBe(true);
    await first;
    arrive();
    await second;
    expect(addresses(history.entries)).toEqual(['/', '/b']);
    expect(router.state().location.pathname).toBe('/b');
  });

  test('an older load that ignores its abort signal is not shown', async () => {
    const { router, loads, arrive } = start();
    void router.navigate('/a');
    const going = router.navigate('/b');
    loads[0]?.answer(loadedAt(loads[0].location));
    arrive();
    await going;
    expect(router.state().location.pathname).toBe('/b');
  });

  test('navigate with `replace`, or to the current address, adds no history entry', async () => {
    const { router, history, arrive } = start();
    const options = { replace: true };
    let going = router.navigate('/a', options);
    arrive();
    await going;
    going = router.navigate('/a');
    arrive();
    await going;
    expect(addresses(history.entries)).toEqual(['/a']);
  });

  test('navigate to a page that fails shows the failure at that page’s address', async () => {
    const { router, history, arrive } = start();
    const going = router.navigate('/a');
    arrive({ failure: { part: 'page', status: 502, data: { kind: 'failed' } } });
    await going;
    expect(router.state().failure?.status).toBe(502);
    expect(addresses(history.entries)).toEqual(['/', '/a']);
  });

  test('navigate, when nothing of the page can be shown, opens it as a document and ends the navigation', async () => {
    const { router, opened, changes, last } = start();
    const going = router.navigate('/ru/gamehall');
    last().fail(new Error('no messages'));
    await expect(going).rejects.toThrow('no messages');
    expect(opened).toEqual(['/ru/gamehall']);
    expect(changes.at(-1)).toEqual({ navigation: AT_REST });
  });

  test('navigate, when nothing can be shown and this document is kept, stays and ends the navigation', async () => {
    const { router, opened, changes, last } = start();
    router.keepDocument();
    const going = router.navigate('/ru/gamehall');
    last().fail(new Error('no messages'));
    await expect(going).rejects.toThrow('no messages');
    expect(opened).toEqual([]);
    expect(changes.at(-1)).toEqual({ navigation: AT_REST });
  });

  test('navigate to another site opens a document and loads nothing', async () => {
    const { router, opened, loads } = start();
    await router.navigate('https://pay.example/x');
    expect([opened, loads]).toEqual([['https://pay.example/x'], []]);
  });
});

describe('createPageRouter, when the browser takes no history entry', () => {
  test.each([
    ['a new entry', {}],
    ['a replaced entry', { replace: true }],
  ])('for %s, opens the page as a document and shows no navigation in progress', async (_name, options) => {
    const { router, history, opened, changes, arrive } = start();
    history.refuse(new DOMException('Attempt to use history.pushState() more than 100 times', 'SecurityError'));
    const going = router.navigate('/gamehall?sort=new#top', options);
    arrive();
    await going;
    expect(opened).toEqual(['/gamehall?sort=new#top']);
    expect(changes.at(-1)).toEqual({ navigation: AT_REST });
    expect(router.state().location.pathname).toBe('/');
  });

  test('for a state that cannot be cloned, navigate rejects', async () => {
    const { router, history, opened, arrive } = start();
    history.refuse(new DOMException('could not be cloned', 'DataCloneError'));
    const going = router.navigate('/a', { state: () => {} });
    arrive();
    await expect(going).rejects.toThrow('could not be cloned');
    expect(opened).toEqual([]);
  });
});

test('createPageRouter, for prefetches of one address in a row, prefetches once', () => {
  const { router, prefetched } = start();
  for (const address of ['/a', '/a', '/b', '/a']) router.prefetch(address);
  expect(prefetched).toEqual(['/a', '/b', '/a']);
});

test('createPageRouter, for links into the shown page, prefetches nothing', () => {
  const { router, prefetched } = start();
  for (const address of ['/#search', '/', '/#main']) router.prefetch(address);
  expect(prefetched).toEqual([]);
});

describe('createPageRouter, redirects', () => {
  test('a redirect aborts the first load and adds no history entry for the requested address', async () => {
    const { router, history, loads, last, arrive } = start();
    const going = router.navigate('/old');
    last().answer(new Redirect('/new?x=1#y'));
    await Promise.resolve();
    await Promise.resolve();
    expect(loads[0]?.signal.aborted).toBe(true);
    arrive();
    await going;
    expect(addresses(history.entries)).toEqual(['/', '/new?x=1#y']);
  });

  test('a redirect to another site opens a document', async () => {
    const { router, opened, last } = start();
    const going = router.navigate('/old');
    last().answer(new Redirect('https://elsewhere.example/'));
    await going;
    expect(opened).toEqual(['https://elsewhere.example/']);
  });

  test('a redirect loop ends after nine loads by opening a document', async () => {
    const { router, opened, loads } = start();
    const going = router.navigate('/a');
    for (let hop = 0; hop < 9; hop += 1) {
      loads[hop]?.answer(new Redirect(hop % 2 ? '/a' : '/b'));
      await new Promise((resolve) => setTimeout(resolve));
    }
    await going;
    expect(loads).toHaveLength(9);
    expect(opened).toHaveLength(1);
  });

  test('a redirect on Back replaces the history entry', async () => {
    const { router, history, last, arrive } = start();
    const going = router.navigate('/a');
    arrive();
    await going;
    history.go(-1);
    last().answer(new Redirect('/b'));
    await new Promise((resolve) => setTimeout(resolve));
    arrive();
    await new Promise((resolve) => setTimeout(resolve));
    expect(addresses(history.entries)).toEqual(['/b', '/a']);
  });
});

describe('createPageRouter, a page with status 404', () => {
  const missing = { failure: { part: 'page', status: 404, data: { kind: 'notFound', path: '/' } } } as const;
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  test('a 404 after a press opens the address as a document and leaves the current page at rest', async () => {
    const { router, history, changes, opened, arrive } = start();
    const going = router.navigate('/login?a=1#b');
    arrive(missing);
    await going;
    expect(opened).toEqual(['/login?a=1#b']);
    expect(addresses(history.entries)).toEqual(['/']);
    expect(router.state().failure).toBeNull();
    expect(changes.at(-1)?.navigation.target).toBeNull();
  });

  test('a 404 on Back, on a reload or at the same path is shown in place', async () => {
    const { router, history, opened, arrive } = start();
    let going = router.navigate('/a');
    arrive();
    await going;
    history.go(-1);
    arrive(missing);
    await settled();
    expect([router.state().failure?.status, opened]).toEqual([404, []]);
    going = router.reload();
    arrive(missing);
    await going;
    going = router.navigate('/?cleaned=1', { replace: true });
    arrive(missing);
    await going;
    expect([router.state().location.search, opened]).toEqual(['?cleaned=1', []]);
  });

  test('a 404, under keepDocument, is shown in place', async () => {
    const { router, opened, arrive } = start();
    router.keepDocument();
    const going = router.navigate('/login');
    arrive(missing);
    await going;
    expect([router.state().failure?.status, opened]).toEqual([404, []]);
  });
});

describe('createPageRouter, a sensitive page', () => {
  test('a sensitive page, by a link or a redirect, opens as a document, also under keepDocument', async () => {
    const { router, loads, opened, last } = start();
    router.keepDocument();
    await router.navigate('/cashier/a');
    expect(loads).toEqual([]);
    const going = router.navigate('/old');
    last().answer(new Redirect('/%63ashier/b'));
    await going;
    expect(opened).toEqual(['/cashier/a', '/%63ashier/b']);
  });

  test('a guest at a sensitive page is redirected home without a new document', async () => {
    const { router, visitor, loads, opened, last, arrive } = start();
    visitor.isPlayer = false;
    const going = router.navigate('/cashier/a');
    last().answer(new Redirect('/?redirectUrl=%2Fcashier%2Fa'));
    await new Promise((resolve) => setTimeout(resolve));
    arrive();
    await going;
    expect([loads.length, opened, router.state().location.search]).toEqual([2, [], '?redirectUrl=%2Fcashier%2Fa']);
  });

  test('the verification page shares its document with no other page, sensitive or not', async () => {
    const { router, opened } = start();
    await router.navigate('/profile/verification');
    router.state().location.pathname = '/ru/profile/verification';
    await router.navigate('/ru/cashier/withdraw');
    await router.navigate('/gamehall');
    router.state().location.pathname = '/cashier/withdraw';
    await router.navigate('/profile/verification?from=%2Fcashier%2Fwithdraw');
    expect(opened).toEqual([
      '/profile/verification',
      '/ru/cashier/withdraw',
      '/gamehall',
      '/profile/verification?from=%2Fcashier%2Fwithdraw',
    ]);
  });

  test('Back to a sensitive page opens a document; a link between sensitive pages does not', async () => {
    const { router, history, opened } = start();
    history.replace({ ...history.location(), pathname: '/cashier/a' });
    history.push({ ...history.location(), pathname: '/open', key: 'open' });
    history.go(-1);
    expect(opened).toEqual(['/cashier/a']);
    expect(router.state().location.pathname).toBe('/');
    const sensitive = start();
    sensitive.router.state().location.pathname = '/cashier/a';
    const going = sensitive.router.navigate('/%63ashier/b');
    sensitive.arrive();
    await going;
    expect([sensitive.opened, sensitive.router.state().location.pathname]).toEqual([[], '/%63ashier/b']);
  });
});

describe('createPageRouter, Back, Forward and fragments', () => {
  test('Back loads the page of the history entry and restores its key', async () => {
    const { router, history, arrive } = start();
    const { key } = router.state().location;
    const going = router.navigate('/a');
    arrive();
    await going;
    history.go(-1);
    arrive();
    await new Promise((resolve) => setTimeout(resolve));
    expect(router.state()).toMatchObject({ action: 'POP', location: { pathname: '/', key }, keepsScroll: false });
  });

  test('Back during a navigation aborts that navigation', async () => {
    const { router, history, loads, arrive } = start();
    const going = router.navigate('/a');
    arrive();
    await going;
    void router.navigate('/b');
    history.go(-1);
    expect(loads[1]?.signal.aborted).toBe(true);
    arrive();
    await new Promise((resolve) => setTimeout(resolve));
    expect(router.state().location.pathname).toBe('/');
  });

  test('a step to a fragment of the same page loads nothing', async () => {
    const { router, history, loads } = start();
    await router.navigate('#faq');
    history.go(-1);
    history.fragment('#main');
    expect(loads).toEqual([]);
    expect(addresses(history.entries)).toEqual(['/', '/#main']);
    expect(router.state()).toMatchObject({ location: { hash: '#main' }, keepsScroll: true });
  });
});

describe('createPageRouter, reload', () => {
  test('reload loads the frame too, at the same location and without a history entry', async () => {
    const { router, history, changes, loads, arrive } = start();
    const { location } = router.state();
    const reloading = router.reload();
    expect(changes.at(-1)?.navigation).toEqual({ target: null, isReloading: true });
    expect(loads[0]?.reusesFrame).toBe(false);
    arrive({ page: { new: true } });
    await reloading;
    expect(router.state().location).toBe(location);
    expect(router.state().page).toEqual({ new: true });
    expect(history.entries).toHaveLength(1);
  });

  test('setAddress changes the address without a load or a history entry, and reload then loads the new address', async () => {
    const { router, history, loads, changes, last, arrive } = start();
    const { key } = router.state().location;
    router.setAddress('/cashier/paypending?payment=7');
    expect(addresses(history.entries)).toEqual(['/cashier/paypending?payment=7']);
    expect([loads.length, changes.length, history.location().key]).toEqual([0, 0, key]);
    const reloading = router.reload();
    expect(addresses([last().location])).toEqual(['/cashier/paypending?payment=7']);
    arrive();
    await reloading;
    router.setAddress('https://other.test/');
    history.refuse(new DOMException('too many', 'SecurityError'));
    router.setAddress('/a');
    expect(router.state().location.pathname).toBe('/a');
  });

  test('navigate reuses the frame’s data, except after a reload that was aborted', async () => {
    const { router, loads, arrive } = start();
    let going = router.navigate('/a');
    expect(loads[0]?.reusesFrame).toBe(true);
    arrive();
    await going;
    void router.reload();
    going = router.navigate('/b');
    expect(loads[2]?.reusesFrame).toBe(false);
    arrive();
    await going;
    void router.navigate('/c');
    expect(loads[3]?.reusesFrame).toBe(true);
  });

  test('reload during a navigation loads the target of that navigation', async () => {
    const { router, history, loads, arrive } = start();
    void router.navigate('/a');
    const reloading = router.reload();
    expect(loads[1]).toMatchObject({ location: { pathname: '/a' }, reusesFrame: false });
    arrive();
    await reloading;
    expect(addresses(history.entries)).toEqual(['/', '/a']);
  });
});

describe('createPageRouter, an outdated document', () => {
  test('navigate in an outdated document opens a document without loading', async () => {
    const { router, opened, outdated, loads } = start();
    outdated.value = true;
    await router.navigate('/a#b');
    expect([opened, loads]).toEqual([['/a#b'], []]);
  });

  test('navigate in an outdated document, under keepDocument, loads in place until it is released', async () => {
    const { router, opened, outdated, arrive } = start();
    outdated.value = true;
    const release = router.keepDocument();
    const going = router.navigate('/a');
    arrive();
    await going;
    expect(opened).toEqual([]);
    release();
    await router.navigate('/b');
    expect(opened).toEqual(['/b']);
  });

  test('navigate to a page whose chunk is missing opens it as a document', async () => {
    const { router, opened, outdated, arrive } = start();
    const going = router.navigate('/a');
    outdated.value = true;
    arrive({ failure: { part: 'page', status: 500, data: { kind: 'failed' } } });
    await going;
    expect(opened).toEqual(['/a']);
    expect(router.state().location.pathname).toBe('/');
  });
});
