import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Incident } from './Incident.ts';
import { logs } from './signals/logs.ts';
import { replicaAnswers } from './signals/replicaAnswers.ts';

export const replicaUnready: Incident = {
  what: 'A replica starts without the content service, with a damaged snapshot and without Valkey',
  section: 'A replica does not become ready',
  signals: [logs('snapshot_failed'), replicaAnswers('/readyz', 503)],
  within: 10,
  async cause(rig) {
    const file = path.join(path.dirname(rig.redirectsFile), 'damaged');
    await writeFile(file, 'not a snapshot\n');
    await rig.content.shut();
    rig.replica = await rig.startReplica({ SNAPSHOT_FILE: file, VALKEY_URL: '' });
    return rig.content.open;
  },
};
