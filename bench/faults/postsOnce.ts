import { randomUUID } from 'node:crypto';
import { Agent, request, type ServerResponse } from 'node:http';
import { startPlatform } from '#tests/support/sites/startPlatform.ts';
import { startSite } from '#tests/support/sites/startSite.ts';
import type { FaultRow, MeasureFaults } from './FaultRow.ts';
import { scaledTo } from './scaledTo.ts';

const FULL = 10_000;
const json = { 'content-type': 'application/json' };
const whole = { ...json, 'content-length': 10 };

const failures: Record<string, (res: ServerResponse) => void> = {
  good: (res) => void res.writeHead(200, whole).end('{"data":1}'),
  reset: (res) => void res.socket?.destroy(),
  'half answer': (res) => {
    res.writeHead(200, { ...json, 'content-length': 100 }).write('{"data":');
    setTimeout(() => res.destroy(), 5);
  },
  hang: () => {},
  slow: (res) => void setTimeout(() => res.end('{"data":1}'), 60),
  'close after the answer': (res) => void res.writeHead(200, { connection: 'close' }).end('{"data":1}'),
};
const race: Record<string, (res: ServerResponse) => void> = {
  // The connection looks idle to the site, and is closed a moment later.
  'keep-alive race': (res) => {
    const { socket } = res;
    res.writeHead(200, whole).end('{"data":1}');
    setTimeout(() => socket?.destroy(), Math.random() * 4);
  },
};

interface Command {
  method: string;
  padding: number;
}

/** Kinds of commands: money commands are read whole and outlive the visitor's connection; bodies above 64 kB are streamed. */
const commands: Record<string, Command> = {
  deposits: { method: 'cashier.makedeposit', padding: 0 },
  'short forms': { method: 'auth.login', padding: 0 },
  'streamed forms': { method: 'support.sendFeedback', padding: 100_000 },
};

/** Sends POSTs to a platform that fails in every mode: each must arrive there once. tests/journeys does the same in browsers. */
export const postsOnce: MeasureFaults = async ({ requests }) => {
  const total = Math.min(FULL, Math.max(600, Math.ceil(requests / 10)));
  const platform = await startPlatform();
  const site = await startSite({
    PLATFORM_URL: platform.url,
    PLATFORM_TIMEOUT: '800ms',
    CASHIER_TIMEOUT: '800ms',
    UPSTREAM_IDLE: '50ms',
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });

  /** Sends `count` commands; the platform answers them with the failures in turn. */
  async function fire(count: number, happening: typeof failures, { method, padding }: Command) {
    const arrived = new Map<string, number>();
    const happenings = Object.values(happening);
    platform.answer = (_req, res, { body }) => {
      platform.received.length = 0;
      const id = /command-\w+-\d+/.exec(body)?.[0] ?? '';
      arrived.set(id, (arrived.get(id) ?? 0) + 1);
      happenings[Number(/\d+$/.exec(id)?.[0]) % happenings.length]?.(res);
    };
    const statuses = new Map<string, number>();
    // A key of an earlier run would be answered with its stored outcome.
    const run = randomUUID().slice(0, 8);
    let sent = 0;
    const worker = async (): Promise<void> => {
      while (sent < count) {
        const id = `command-${run}-${(sent += 1)}`;
        statuses.set(id, await send(site.origin, method, id, padding, agent));
      }
    };
    await Promise.all(Array.from({ length: 16 }, worker));
    const missing = [...statuses].filter(([id]) => !arrived.has(id));
    return {
      arrived: arrived.size,
      twice: [...arrived.values()].filter((times) => times > 1).length,
      unanswered: [...statuses.values()].filter((status) => status === 0).length,
      missing:
        missing.length === 0
          ? '0'
          : `${missing.length} (answered ${[...new Set(missing.map(([, status]) => status))].join(', ')})`,
      silent: missing.filter(([, status]) => status !== 502 && status !== 504).length,
    };
  }

  const rows: FaultRow[] = [];
  try {
    for (const [what, command] of Object.entries(commands)) {
      const scaled = scaledTo([total, FULL, 'POSTs']);
      const all = await fire(total, failures, command);
      rows.push({
        what: `${total} ${what} (${command.method}): ${Object.keys(failures).join(', ')}`,
        scaled,
        measured: `${all.arrived} seen upstream, ${all.twice} more than once, ${all.unanswered} without a status, ${all.missing} not seen`,
        target: `${total}, 0, 0, 0`,
        ok: all.arrived === total && all.twice === 0 && all.unanswered === 0,
      });
      const raced = await fire(total, race, command);
      rows.push({
        what: `${total} ${what}: ${Object.keys(race).join()}`,
        scaled,
        measured: `${raced.arrived} seen upstream, ${raced.twice} more than once, ${raced.unanswered} without a status; ${raced.missing} met a connection that was dying, ${raced.silent} of them were not told 502 or 504`,
        // Such a command may have arrived in part, so it must not be sent again.
        target: 'each once, or not at all and said so; 0, 0; 0',
        ok: raced.twice === 0 && raced.unanswered === 0 && raced.silent === 0,
      });
    }
  } finally {
    agent.destroy();
    await site.stop();
    await platform.close();
  }
  return rows;
};

/** The status of the answer, 0 without one. A truncated body does not matter here. */
function send(origin: string, method: string, id: string, padding: number, agent: Agent): Promise<number> {
  const field = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const body = `${field('comment', id)}${field('text', 'x'.repeat(padding))}--x--\r\n`;
  return new Promise((resolve) => {
    const req = request(`${origin}/api/${method}`, {
      method: 'POST',
      agent,
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': body.length,
        'idempotency-key': `${id}-key`,
        'sec-fetch-site': 'same-origin',
        cookie: 'sid=1',
      },
    });
    req.on('response', (res) => {
      res.on('close', () => resolve(res.statusCode ?? 0)).on('error', () => {});
      res.resume();
    });
    req.on('error', () => resolve(0));
    req.setTimeout(20_000, () => req.destroy());
    req.end(body);
  });
}
