import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { notFound } from '#client/context/notFound.ts';
import { settle } from '#client/context/settle.ts';
import { platformNow } from '#client/stores/clock/platformNow.ts';
import { getHistoryExportRequest } from '#shared/api/play/games.contract.ts';
import { getGeneralInfo } from '#shared/api/site/metadata.contract.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { loadProfile } from './loadProfile.ts';

export async function loadCritical(args: LoaderArgs) {
  const { call, signal, timeoutBudget, url } = args;
  const [frame, general, files] = await Promise.all([
    loadProfile(args, 'exports'),
    settle(call(getGeneralInfo, {}, { signal }), timeoutBudget),
    settle(call(getHistoryExportRequest, {}, { signal }), timeoutBudget),
  ]);
  // Without an answer the exports are not taken as switched off: the list of files shows whether they exist.
  if (general.ok && !general.value.is_game_history_export_enabled) throw notFound(url.pathname);
  return {
    ...frame,
    files,
    /** `yyyy-mm-dd` in Tashkent: the last day that can have rounds. */
    today: formatDate(await platformNow(args))
      .split('.')
      .toReversed()
      .join('-'),
  };
}
