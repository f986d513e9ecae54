import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { hotRoutes } from '#bench/faults/hotRoutes.ts';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import type { Player } from '#tests/support/players/signUp.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { postForm } from '#tests/support/wire/postForm.ts';
import { askSteadily, type Steady } from './askSteadily.ts';

const ORDER = { method: 'uzcard', amount: '10000', currency: 'UZS', 'requisites[card]': ownCard() };
const ASSET = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g;

export interface Traffic {
  steadies: Steady[];
  /** Number of successful deposits, by uid. */
  deposits: Map<number, number>;
  /** Assets that pages have referred to. */
  assets: Set<string>;
  /** Builds that have answered. */
  builds: Set<string>;
}

/** The requests of visitors of both builds: pages, every asset that a page has referred to, calls of guests and players, deposits. */
export function loadOf(origin: string, players: readonly Player[]): Traffic {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const assets = new Set<string>();
  const builds = new Set<string>();
  const deposits = new Map(players.map(({ uid }) => [uid, 0]));
  const playerOf = (turn: number) => players[turn % players.length] as Player;
  /** Every request has another client address, because rate limits are on. */
  const from = (turn: number) => ({ 'x-forwarded-for': `10.1.${(turn >> 8) & 255}.${turn & 255}` });

  const page = (path: string, headers: Record<string, string>) =>
    ask(origin, path, { agent, headers: { accept: 'text/html', ...headers } }).then(({ status, text }) => {
      for (const [file] of text.matchAll(ASSET)) assets.add(file);
      return status === 200 && /<\/html>\s*$/.test(text) ? undefined : `${path}: ${status}`;
    });
  const call = (path: string, headers: Record<string, string>) =>
    ask(origin, path, { agent, headers }).then(({ status, text }) =>
      status === 200 && text.startsWith('{"data"') ? undefined : `${path}: ${status} ${text.slice(0, 80)}`,
    );

  const steadies = [
    askSteadily('pages of guests', 30, (turn) => page(hotRoutes[turn % hotRoutes.length] as string, from(turn))),
    askSteadily('pages of players', 3, (turn) =>
      page('/cashier/history', { ...from(turn), cookie: playerOf(turn).cookie }),
    ),
    askSteadily('files of both builds', 30, async (turn) => {
      const all = [...assets];
      const path = all[(turn * 7919) % Math.max(1, all.length)] ?? '/favicon.ico';
      const { status } = await ask(origin, path, { agent, headers: from(turn) });
      return status === 200 ? undefined : `${path}: ${status}`;
    }),
    askSteadily('calls of /api', 20, (turn) =>
      turn % 2 === 0
        ? call('/api/games.getCategories', from(turn))
        : call('/api/account.getInfo', { ...from(turn), cookie: playerOf(turn).cookie }),
    ),
    askSteadily('questions for the build', 2, async () => {
      const { status, text } = await ask(origin, '/builds/latest.json', { agent });
      if (status !== 200) return `/builds/latest.json: ${status}`;
      builds.add((JSON.parse(text) as { id: string }).id);
      return undefined;
    }),
    askSteadily('deposits', 4, async (turn) => {
      const { uid, cookie } = playerOf(turn);
      const headers = { ...from(turn), cookie, 'idempotency-key': randomUUID() };
      const { status, text } = await postForm(origin, '/api/cashier.makedeposit', ORDER, headers);
      if (status !== 200 || !text.includes('"success"')) return `deposit: ${status} ${text.slice(0, 120)}`;
      deposits.set(uid, (deposits.get(uid) ?? 0) + 1);
      return undefined;
    }),
  ];
  return { steadies, deposits, assets, builds };
}
