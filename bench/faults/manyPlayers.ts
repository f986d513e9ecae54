import { Agent } from 'node:http';
import { ask } from '../../tests/support/ask.ts';
import { signIn } from '../../tests/support/signIn.ts';
import { startSite } from '../../tests/support/startSite.ts';
import type { MeasureFaults } from './FaultRow.ts';
import { untilReady } from '../../tests/support/untilReady.ts';

const logins = ['demo', 'ru', 'rich', 'zero', 'star', 'wager', 'cashback', 'limit'];

/** Renders of several players and of guests, interleaved: nobody sees another's page, no nonce comes twice. */
export const manyPlayers: MeasureFaults = async ({ requests }) => {
  const site = await startSite();
  const agent = new Agent({ keepAlive: true, maxSockets: 24 });
  try {
    await untilReady(site.origin);
    const players: string[] = [];
    for (const login of logins) players.push((await signIn(site.origin, `${login}@yulduz.test`)).cookie);
    const uidOf = (html: string) => /<html[^>]*\bdata-uid="(\d+)"/.exec(html)?.[1];
    const own = new Map<string, string>();
    for (const cookie of players)
      own.set(cookie, uidOf((await ask(site.origin, '/', { headers: { cookie } })).text) ?? '');
    const total = Math.ceil(requests / 10);
    const nonces = new Set<string>();
    let left = total;
    let leaks = 0;
    let failed = 0;
    await Promise.all(
      Array.from({ length: 24 }, async () => {
        while (left > 0) {
          const turn = (left -= 1);
          const cookie = turn % 4 === 0 ? undefined : players[turn % players.length];
          const path = ['/', '/gamehall', '/faq', '/ru'][turn % 4 === 0 ? (turn / 4) % 4 : turn % 3] as string;
          const { status, text, headers } = await ask(site.origin, path, { agent, headers: cookie ? { cookie } : {} });
          if (status !== 200) failed += 1;
          if (uidOf(text) !== (cookie ? own.get(cookie) : undefined)) leaks += 1;
          nonces.add(/'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '');
        }
      }),
    );
    const distinct = new Set(own.values()).size === players.length && !own.has('');
    return [
      {
        what: `${total} interleaved renders of ${players.length} players and guests`,
        measured: `${leaks} leaks, ${nonces.size} distinct nonces of ${total}, ${failed} not 200`,
        target: `0, ${total}, 0`,
        ok: distinct && leaks === 0 && failed === 0 && nonces.size === total,
      },
    ];
  } finally {
    agent.destroy();
    await site.stop();
  }
};
