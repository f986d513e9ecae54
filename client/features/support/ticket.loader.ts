import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { readFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { getTickets } from '#shared/api/site/tickets.contract.ts';
import { paths } from '#shared/url/paths.ts';

export async function loadCritical(args: LoaderArgs) {
  const { call, intl, signal, stores, timeoutBudget, url } = args;
  const format = (id: string) => intl.formatMessage({ id }, { brand: '{brand}' });
  const { isGuest, fatal } = stores.session;
  const [seo, tickets] = await Promise.all([
    loadSeo(args, paths.supportTicket.build(), {
      title: format('support.talk'),
      description: format('support.haveTicketText'),
      robots: 'noindex, follow',
    }),
    // Also for a session that a break or a ban has ended: the screen over all other pages leads here.
    isGuest && !fatal ? null : settle(call(getTickets, {}, { signal }), timeoutBudget),
  ]);
  return { tickets, outcome: readFormOutcome(url.searchParams, ['talk']), seo };
}
