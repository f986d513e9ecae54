import type { World } from '#sandbox/createWorld.ts';
import { SPORTSBOOK } from '#sandbox/world/play/rounds.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';

const sports: Record<SandboxLanguage, string> = { uz: 'Sportga tikish', ru: 'Ставка на спорт' };

/** The localised name of a round's game. */
export function nameOfGame(world: World, sysname: string, locale: SandboxLanguage): string {
  return sysname === SPORTSBOOK ? sports[locale] : (world.play.games.wire(sysname)?.name ?? sysname);
}
