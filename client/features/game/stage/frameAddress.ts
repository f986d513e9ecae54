import { queryKeys } from '#shared/keys/queryKeys.ts';
import { type Locale, withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import type { GameMode } from './gameLaunch.ts';

/** The document inside the frame. */
export function frameAddress(game: { sysname: string; isCustom: boolean }, mode: GameMode, locale: Locale): string {
  const query = { [queryKeys.embed]: 1 };
  const path = game.isCustom
    ? paths.customGameFrame.build({ name: game.sysname, mode }, query)
    : paths.gameFrame.build({ id: game.sysname, mode }, query);
  return withLocale(path, locale);
}
