import { setTimeout as sleep } from 'node:timers/promises';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import { postForm } from '#tests/support/wire/postForm.ts';
import type { Incident } from './Incident.ts';
import { logs } from './signals/logs.ts';
import { replicaAnswers } from './signals/replicaAnswers.ts';

const order = { method: 'uzcard', amount: '30000', currency: 'UZS', 'requisites[card]': ownCard() };

export const processCutOff: Incident = {
  what: 'A replica is told twice to end while a deposit is under way',
  section: 'A process ends with requests in progress',
  alert: 'SiteDown',
  signals: [logs('cut_off'), replicaAnswers('/metrics', 0)],
  within: 5,
  async prepare(rig) {
    const { sandbox, player, startReplica } = rig;
    rig.replica = await startReplica();
    await sandbox.reset();
    await sandbox.fault({ target: 'cashier.makedeposit', kind: 'hang' });
    // This request never gets an answer.
    void postForm(rig.replica.origin, '/api/cashier.makedeposit', order, { cookie: player.cookie }).catch(() => {});
    while (!(await sandbox.counters())['cashier.makedeposit']) await sleep(20);
  },
  async cause(rig) {
    const { sandbox, replica } = rig;
    if (!replica) throw new Error('no replica');
    const stopped = replica.stop('SIGTERM');
    await sleep(200);
    process.kill(replica.pid, 'SIGTERM');
    await stopped;
    return async () => {
      await sandbox.heal();
      rig.replica = await rig.startReplica();
    };
  },
};
