import type { AddressLoaderOptions } from './createAddressLoader.ts';
import type { PageRouterOptions } from './createPageRouter.ts';
import type { LoadedPage } from './PageState.ts';

type AddressLoader = Pick<PageRouterOptions, 'load' | 'prefetch'>;
export type LateAddressLoaderOptions = Omit<AddressLoaderOptions, 'redirectRules'>;

async function loadIt(options: LateAddressLoaderOptions): Promise<AddressLoader> {
  const [{ createAddressLoader }, { createRedirectRules }] = await Promise.all([
    import('./createAddressLoader.ts'),
    import('./createRedirectRules.ts'),
  ]);
  return createAddressLoader({ ...options, redirectRules: createRedirectRules() });
}

/**
 * The address loader, whose code is loaded at the first link that is pointed at, focused or followed: the first page came with its data.
 * Where the code cannot be loaded the page has failed, as if its own code were missing, and the next step tries again.
 */
export function createLateAddressLoader(
  options: LateAddressLoaderOptions,
  start: (options: LateAddressLoaderOptions) => Promise<AddressLoader> = loadIt,
): AddressLoader {
  let loading: Promise<AddressLoader> | undefined;
  const loader = () =>
    (loading ??= start(options).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  return {
    async load(location, signal, current, isStep) {
      try {
        await loader();
      } catch (error) {
        signal.throwIfAborted();
        options.onUnexpectedError(error);
        const match = options.matchPage(location.pathname);
        // The failed page is shown in the language of its address, which may be another one.
        await options.contextFor(match.locale);
        return {
          match,
          root: current?.root,
          page: {},
          Component: undefined,
          failure: { part: 'page', status: 500, data: { kind: 'failed', type: 'UnknownErrorException' } },
        } satisfies LoadedPage;
      }
      signal.throwIfAborted();
      return (await loader()).load(location, signal, current, isStep);
    },
    prefetch(location) {
      // A failure is reported when the page itself is loaded.
      if (!options.savesData())
        loader().then(
          ({ prefetch }) => prefetch(location),
          () => undefined,
        );
    },
  };
}
