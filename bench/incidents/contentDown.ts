import { ask } from '#tests/support/wire/ask.ts';
import type { Incident } from './Incident.ts';
import { is } from './signals/is.ts';
import { logs } from './signals/logs.ts';

export const contentDown: Incident = {
  what: 'The content service refuses connections',
  section: 'The content service is down',
  alert: 'ContentCircuitOpen',
  signals: [logs('upstream_failed', { upstream: 'content' }), is('croupier_breaker_state', { upstream: 'content' }, 2)],
  within: 5,
  async cause({ content }) {
    await content.shut();
    return content.open;
  },
  visit: ({ site }) => Promise.all(['/', '/faq', '/gamehall'].map((path) => ask(site.origin, path))),
};
