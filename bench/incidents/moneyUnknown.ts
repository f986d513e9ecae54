import { ownCard } from '#sandbox/testing/ownCard.ts';
import { postForm } from '#tests/support/wire/postForm.ts';
import type { Incident } from './Incident.ts';
import { logs } from './signals/logs.ts';
import { rises } from './signals/rises.ts';

const order = { method: 'uzcard', amount: '20000', currency: 'UZS', 'requisites[card]': ownCard() };

export const moneyUnknown: Incident = {
  what: 'The platform takes deposits and hangs up',
  section: 'Money whose outcome is unknown',
  alert: 'MoneyUnknown',
  signals: [rises('croupier_money_outcomes_total', { outcome: 'unknown' }), logs('money_outcome', { unknown: true })],
  within: 5,
  async cause({ sandbox }) {
    await sandbox.fault({ target: 'cashier.makedeposit', kind: 'reset' });
    return sandbox.heal;
  },
  visit: ({ site, player }) => postForm(site.origin, '/api/cashier.makedeposit', order, { cookie: player.cookie }),
};
