import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { createTexts } from '#client/i18n/createTexts.ts';
import type { Messages } from '#client/i18n/Messages.ts';
import hall from '#client/i18n/messages/uz/hall.json' with { type: 'json' };
import { createStores } from '#client/stores/createStores.ts';
import type { StoresState } from '#client/stores/StoresState.ts';
import type { Call } from '#shared/api/call.ts';
import type { ContentSource } from '#shared/content/ContentSource.ts';
import { type CollectionName, parseCollection } from '#shared/content/collections.ts';
import type { GameFinder } from '#shared/search/createGameFinder.ts';

interface FakeWorld {
  path: string;
  /** By method name: the answer for an input; a thrown error makes the call fail. */
  answers: Record<string, (input: never) => unknown>;
  content?: Partial<Record<CollectionName, unknown>>;
  stores?: Partial<StoresState>;
  /** Absent: the catalogue is unavailable. */
  finder?: GameFinder;
}

/** Loader arguments for tests: every call is answered from a table and recorded. */
export function createLoaderArgs({ path, answers, content = {}, stores, finder }: FakeWorld) {
  const calls: { name: string; input: unknown }[] = [];
  const call = (async (method: { name: string }, input: never) => {
    calls.push({ name: method.name, input });
    const reply = answers[method.name];
    if (!reply) throw new Error(`The test does not answer ${method.name}`);
    return reply(input);
  }) as unknown as Call;
  const source: ContentSource = async (name) => parseCollection(name, content[name] ?? []);
  const args: LoaderArgs = {
    call,
    content: source,
    gameFinder: () => (finder ? Promise.resolve(finder) : Promise.reject(new Error('No catalogue in this test'))),
    stores: createStores(stores),
    intl: createTexts('uz', hall as unknown as Messages),
    locale: 'uz',
    params: {},
    url: new URL(path, 'https://site.test'),
    signal: new AbortController().signal,
  };
  return { args, calls };
}
