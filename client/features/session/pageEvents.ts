import type * as z from 'zod/mini';
import type { handleEvent } from '#shared/api/site/events.contract.ts';
import { stripLocale } from '#shared/locales.ts';
import { isGamePage } from '#shared/url/isGamePage.ts';
import { paths } from '#shared/url/paths.ts';

type PageEvent = z.input<typeof handleEvent.input>;

const partOf = (path: string, after: string) => path.slice(path.indexOf(after) + after.length);

/** Events of a navigation for the platform; `before` is null on the first page of a visit. */
export function pageEvents(before: string | null, after: string): PageEvent[] {
  const [from, to] = [stripLocale(before ?? ''), stripLocale(after)];
  const deposit = paths.deposit.build();
  const isDeposit = (path: string) => path === deposit || path.startsWith(`${deposit}/`);
  const offer = `${paths.offers.build()}/`;
  return [
    ...(isDeposit(from) && !isDeposit(to) ? [{ event: 'deposit_close' as const }] : []),
    ...(isDeposit(to) && !isDeposit(from) ? [{ event: 'deposit_open' as const }] : []),
    ...(isGamePage(to) && from !== to ? [{ event: 'game_open' as const, game: partOf(to, '/game/') }] : []),
    ...(to.startsWith(offer) && from !== to ? [{ event: 'offer_view' as const, offer_id: partOf(to, offer) }] : []),
  ];
}
