import type { Provider } from '../../shared/api/games.contract.ts';

/** sysname -> the name players know. */
export function providerNames(providers: readonly Provider[]): Record<string, string> {
  return Object.fromEntries(providers.map(({ sysname, name }) => [sysname, name ?? sysname]));
}
