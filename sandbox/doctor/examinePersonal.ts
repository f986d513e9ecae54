import { isDeepStrictEqual } from 'node:util';
import type { Method } from '#shared/api/method.ts';
import type { Asker } from './asker.ts';
import { callPlatform } from './callPlatform.ts';
import { MARKING } from './methodInputs.ts';
import type { Row } from './Row.ts';

/** What examinePersonal compares. */
export interface PersonalOptions {
  guest: Asker;
  player: Asker;
  /** The calls of a guest that were answered. */
  inputs: ReadonlyMap<Method, Record<string, unknown>>;
  /** The site's PLATFORM_PERSONAL. */
  expected: readonly string[];
}

/**
 * Names public methods that the platform answers differently to a player, which players would get as guests do: the site shares cached
 * answers. A method whose answer also changes between two calls of a guest, such as a running jackpot, cannot be compared.
 */
export async function examinePersonal({ guest, player, inputs, expected }: PersonalOptions): Promise<Row> {
  const names = new Set(expected.map((name) => name.toLowerCase()));
  const dataOf = async (asker: Asker, method: Method, input: Record<string, unknown>) =>
    ((await callPlatform(asker, method, input)).json as { data?: unknown } | undefined)?.data;
  const different: string[] = [];
  for (const [method, input] of inputs) {
    if (method.personal || MARKING.includes(method.name) || names.has(method.name.toLowerCase())) continue;
    const before = await dataOf(guest, method, input);
    const playerData = await dataOf(player, method, input);
    if (isDeepStrictEqual(before, playerData)) continue;
    if (isDeepStrictEqual(before, await dataOf(guest, method, input))) different.push(method.name);
  }
  return {
    service: 'platform',
    what: 'public answers, as a player',
    status: '',
    took: undefined,
    verdict: different.length > 0 ? 'breaks' : 'conforms',
    detail:
      different.length > 0
        ? `differ from those of a guest: set PLATFORM_PERSONAL=${[...expected, ...different].join(' ')}`
        : '',
  };
}
