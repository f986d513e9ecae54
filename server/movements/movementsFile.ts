import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import { getInfo } from '../../shared/api/account/account.contract.ts';
import type { Call } from '../../shared/api/call.ts';
import { getMovements } from '../../shared/api/cashier/ledgerFacts.contract.ts';
import type { OutputOf } from '../../shared/api/method.ts';
import type { MovementsFile } from '../../shared/movements/MovementsFile.ts';
import type { VisitorSlots } from '../http/limits/createVisitorSlots.ts';
import { sendProblem } from '../http/problems/sendProblem.ts';
import { createMovementsChain } from './createMovementsChain.ts';
import type { MovementsKeys } from './createMovementsKeys.ts';
import { playerFile } from './playerFile.ts';

/** Rows of one question to the platform: what is held in memory of a file, however long. */
const PAGE = 500;
const TYPES: Record<MovementsFile, string> = { jsonl: 'application/jsonl', csv: 'text/csv' };

interface MovementsFileOptions {
  file: MovementsFile;
  keys: MovementsKeys;
  transportFor: Parameters<typeof playerFile>[0];
  /** Files that are being written. */
  slots: VisitorSlots;
  /** What stands for the session of a Cookie header. */
  sessionOf: (cookie: string | undefined) => string;
}

/**
 * Everything that ever moved a balance of the player, as docs/movements.md says. A platform that fails in the middle cuts the
 * connection: what has come by then has no end, and is known as cut.
 */
export function movementsFile({ file, keys, transportFor, slots, sessionOf }: MovementsFileOptions): RequestHandler {
  return playerFile(transportFor, async ({ call, cookies }, req, res) => {
    const release = slots.take(sessionOf(req.headers.cookie));
    if (typeof release === 'string') return sendProblem(req, res, release === 'visitor' ? 429 : 503);
    try {
      const [{ uid }, first] = await Promise.all([call(getInfo, {}), call(getMovements, { count: PAGE })]);
      const now = Date.now() / 1000;
      for (const cookie of cookies()) res.append('Set-Cookie', cookie);
      const day = new Date(now * 1000).toISOString().slice(0, 10);
      res.setHeader('Content-Disposition', `attachment; filename="movements-${day}.${file}"`);
      res.setHeader('X-Content-Type-Options', 'nosniff');
      // Set by hand: Express would look for a charset among types it knows.
      res.setHeader('Content-Type', `${TYPES[file]}; charset=utf-8`);
      if (req.method === 'HEAD') return void res.end();
      const chain = createMovementsChain({ file, keys });
      await pipeline(textOf(chain, String(uid), { call, first, now }), res);
    } finally {
      release();
    }
  });
}

type Chain = ReturnType<typeof createMovementsChain>;
type Page = OutputOf<typeof getMovements>;

async function* textOf(chain: Chain, player: string, { call, first, now }: { call: Call; first: Page; now: number }) {
  yield chain.head(player, now);
  for (let page = first; ; ) {
    yield page.items.map((row) => chain.row(row)).join('');
    const { next } = page;
    if (next === null) break;
    page = await call(getMovements, { after: next, count: PAGE });
    if (page.next === next) throw new Error('the movements do not go on');
  }
  yield chain.end(now);
}
