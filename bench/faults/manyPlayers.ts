import { Agent } from 'node:http';
import { signIn } from '#tests/support/players/signIn.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import { startSite } from '#tests/support/sites/startSite.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { ask } from '#tests/support/wire/ask.ts';
import type { MeasureFaults } from './FaultRow.ts';
import { scaledTo } from './scaledTo.ts';

const FULL = 100_000;
/** Demo players with different balances; newly registered players all have the same one. */
const logins = ['demo', 'ru', 'rich', 'zero', 'star', 'wager', 'cashback', 'limit', 'kyc', 'usd'];
const NEWCOMERS = 22;
const paths = ['/', '/gamehall', '/faq', '/ru'];

interface Account {
  uid: number;
  login: string;
  fakename: string;
  balance_main: { amount: number };
}

/** Everything in a page that identifies its player: the mark on the document, the rendered name, each account and balance in its state. */
function privateParts(html: string): string {
  const uid = /<html[^>]*\bdata-uid="(\d+)"/.exec(html)?.[1] ?? '';
  const all = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, value]) => value))].join();
  return [
    uid,
    all(/"uid":(\d+),"reg_time"/g),
    all(/"login":"([^"]+@[^"]+)"/g),
    all(/_name">([^<]+)<\/p><p class="\w+_id">/g),
    all(/"main":\{"amount":(-?\d+)/g),
  ].join(' | ');
}

/** Interleaved renders for many players and guests: no page contains another player's data, no nonce repeats. */
export const manyPlayers: MeasureFaults = async ({ requests }) => {
  const site = await startSite();
  const agent = new Agent({ keepAlive: true, maxSockets: 24 });
  try {
    await untilReady(site.origin);
    const cookies: string[] = [];
    for (const login of logins) cookies.push((await signIn(site.origin, `${login}@yulduz.test`)).cookie);
    for (let index = 0; index < NEWCOMERS; index += 1)
      cookies.push((await signUp(site.origin, `player-${index}@bench.test`)).cookie);
    // Expected values come from the platform, not from a page.
    const texts = new Map<string | undefined, string>([[undefined, privateParts('')]]);
    const balances = new Set<number>();
    for (const cookie of cookies) {
      const answer = await ask(site.origin, '/api/account.getInfo', { headers: { cookie } });
      const { uid, login, fakename, balance_main: main } = answer.json<{ data: Account }>().data;
      texts.set(cookie, [uid, uid, login, fakename, main.amount].join(' | '));
      balances.add(main.amount);
    }
    site.dropLog();
    const total = Math.min(FULL, Math.max(1_000, Math.ceil(requests / 10)));
    const nonces = new Set<string>();
    let sent = 0;
    let leaks = 0;
    let failed = 0;
    let example = '';
    await Promise.all(
      Array.from({ length: 24 }, async () => {
        while (sent < total) {
          const turn = (sent += 1);
          const cookie = turn % 4 === 0 ? undefined : cookies[turn % cookies.length];
          const path = paths[Math.floor(turn / 4) % paths.length] as string;
          const { status, text, headers } = await ask(site.origin, path, { agent, headers: cookie ? { cookie } : {} });
          if (status !== 200) failed += 1;
          const seen = privateParts(text);
          if (seen !== texts.get(cookie)) {
            leaks += 1;
            example ||= ` (for ${texts.get(cookie)}: ${seen})`;
          }
          nonces.add(/'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '');
        }
      }),
    );
    const players = new Set(texts.values()).size - 1;
    return [
      {
        what: `${total} interleaved renders of ${players} players with ${balances.size} balances, and guests: uid, login, name, balance`,
        scaled: scaledTo([total, FULL, 'renders']),
        measured: `${leaks} leaks${example}, ${nonces.size} distinct nonces of ${total}, ${failed} not 200`,
        target: `0, ${total}, 0`,
        ok: players === cookies.length && leaks === 0 && failed === 0 && nonces.size === total,
      },
    ];
  } finally {
    agent.destroy();
    await site.stop();
  }
};
