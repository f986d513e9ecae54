import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import type { VisitorSlots } from '#server/http/limits/createVisitorSlots.ts';
import { sendProblem } from '#server/http/problems/sendProblem.ts';
import { getInfo } from '#shared/api/account/account.contract.ts';
import type { Call } from '#shared/api/call.ts';
import { getMovements } from '#shared/api/cashier/ledgerFacts.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { inMs } from '#shared/domain/inMs.ts';
import type { MovementsFile } from '#shared/movements/MovementsFile.ts';
import { createMovementsChain } from './createMovementsChain.ts';
import type { MovementsKeys } from './createMovementsKeys.ts';
import { playerFile } from './playerFile.ts';

/** Rows per call of the platform; only so many are in memory at once. */
const PAGE = 500;
const TYPES: Record<MovementsFile, string> = { jsonl: 'application/jsonl', csv: 'text/csv' };

interface MovementsFileOptions {
  file: MovementsFile;
  keys: MovementsKeys;
  transportFor: Parameters<typeof playerFile>[0];
  /** Limits the files that are being written. */
  slots: VisitorSlots;
  /** Digest of the session in a Cookie header. */
  sessionOf: (cookie: string | undefined) => string;
}

/**
 * Streams all movements of the player's balances as a signed file (docs/movements.md). When the platform fails in the middle, the
 * connection is cut: the file has no end line, so a check finds it incomplete. 429 or 503 when too many files are being written.
 */
export function movementsFile({ file, keys, transportFor, slots, sessionOf }: MovementsFileOptions): RequestHandler {
  return playerFile(transportFor, async ({ call, cookies }, req, res) => {
    const release = slots.take(sessionOf(req.headers.cookie));
    if (typeof release === 'string') return sendProblem(req, res, release === 'visitor' ? 429 : 503);
    try {
      const [{ uid }, first] = await Promise.all([call(getInfo, {}), call(getMovements, { count: PAGE })]);
      const now = Date.now() / 1000;
      for (const cookie of cookies()) res.append('Set-Cookie', cookie);
      const day = new Date(inMs(now)).toISOString().slice(0, 10);
      res.setHeader('Content-Disposition', `attachment; filename="movements-${day}.${file}"`);
      res.setHeader('X-Content-Type-Options', 'nosniff');
      // Not set with `res.type`, which adds a charset only for types that Express knows.
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
