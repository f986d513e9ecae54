import type { World } from '#sandbox/createWorld.ts';
import { SPORTSBOOK } from '#sandbox/world/play/rounds.ts';

/** The sysnames of games of a history type; undefined: all. `casino` is every kind of game except betting. */
export function gamesOfType(world: World, type: string | undefined): readonly string[] | undefined {
  if (type === undefined || type === '' || type === 'all') return undefined;
  if (type === 'betting') return [SPORTSBOOK];
  return type === 'casino'
    ? world.play.games.sysnames
    : world.play.catalogue.games.filter((game) => game.type === type).map((game) => game.sysname);
}
