import type { SandboxLanguage } from '../../world/players/languages.ts';
import type { World } from '../../world/createWorld.ts';
import { SPORTSBOOK } from '../../world/play/rounds.ts';

const sports: Record<SandboxLanguage, string> = { uz: 'Sportga tikish', ru: 'Ставка на спорт' };

/** The localised name of a round's game. */
export function nameOfGame(world: World, sysname: string, locale: SandboxLanguage): string {
  return sysname === SPORTSBOOK ? sports[locale] : (world.games.wire(sysname)?.name ?? sysname);
}
