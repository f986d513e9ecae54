import type { Incident } from './Incident.ts';
import { is } from './signals/is.ts';
import { logs } from './signals/logs.ts';

export const valkeyGone: Incident = {
  what: 'Valkey is killed',
  section: 'Valkey is gone',
  alert: 'SecondTierGone',
  signals: [logs('second_tier_lost'), is('croupier_second_tier_open', {}, 0)],
  within: 5,
  async cause({ valkey }) {
    await valkey.kill();
    return valkey.restart;
  },
};
