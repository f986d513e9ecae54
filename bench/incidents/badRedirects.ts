import { writeFile } from 'node:fs/promises';
import type { Incident } from './Incident.ts';
import { logs } from './signals/logs.ts';

export const badRedirects: Incident = {
  what: 'A redirect file with a bad line is read',
  section: 'Tasks',
  signals: [logs('reload_refused')],
  within: 5,
  async cause({ site, redirectsFile }) {
    const reload = async (text: string): Promise<void> => {
      await writeFile(redirectsFile, text);
      process.kill(site.pid, 'SIGHUP');
    };
    await reload('/old /faq 302\n/broken\n');
    return () => reload('/old /about 302\n');
  },
};
