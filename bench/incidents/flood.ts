import { postForm } from '#tests/support/wire/postForm.ts';
import type { Incident } from './Incident.ts';
import { repeat } from './repeat.ts';
import { rises } from './signals/rises.ts';

const from = { 'x-forwarded-for': '10.200.0.2' };

export const flood: Incident = {
  what: 'One address guesses at promo codes',
  section: 'One address is rate limited',
  alert: 'VisitorsRefused',
  signals: [rises('croupier_http_request_duration_seconds_count', { status: '429' })],
  within: 5,
  cause: async ({ site }) =>
    repeat((turn) => postForm(site.origin, '/api/campaigns.checkPromocode', { promocode: `GUESS-${turn}` }, from)),
};
