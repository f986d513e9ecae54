import { expect, test } from 'vitest';
import type { Provider } from '#shared/api/play/games.contract.ts';
import { groupByInitial, toProviderEntries } from './providerGroups.ts';

const provider = (name: string | undefined, more: Partial<Provider['game_params']> = {}): Provider => ({
  sysname: (name ?? 'nameless').toLowerCase(),
  ...(name === undefined ? {} : { name }),
  game_params: { types: ['slot', 'casino'], count: 3, ...more },
});

test('toProviderEntries sorts providers alphabetically, ignoring case', () => {
  const names = toProviderEntries([provider('Zarafshon'), provider('aral'), provider('Nur'), provider(undefined)]);
  expect(names.map(({ name }) => name)).toEqual(['aral', 'nameless', 'Nur', 'Zarafshon']);
});

test('toProviderEntries returns only known game types, and defaults for missing name, count and icon', () => {
  const [entry] = toProviderEntries([
    { sysname: 'nur', name: '  ', game_params: { types: ['fast', 'casino', 'slot'] } },
  ]);
  expect(entry).toEqual({ sysname: 'nur', name: 'nur', count: 0, icon: '', types: ['slot', 'fast'] });
});

test('groupByInitial makes one group per letter, and puts names without an initial letter last', () => {
  const groups = groupByInitial(
    toProviderEntries([
      provider('7 Stars'),
      provider('Aral'),
      provider('afsona'),
      provider('Bobur'),
      provider('Ўзбек'),
    ]),
  );
  expect(groups.map(({ letter, providers }) => [letter, providers.length])).toEqual([
    ['A', 2],
    ['B', 1],
    ['Ў', 1],
    ['#', 1],
  ]);
});
