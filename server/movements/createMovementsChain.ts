import { hash } from 'node:crypto';
import type { getMovements } from '#shared/api/cashier/ledgerFacts.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { toMinor } from '#shared/domain/money/toMinor.ts';
import type { MovementsFile } from '#shared/movements/MovementsFile.ts';
import { movementsFormat } from '#shared/movements/movementsFormat.ts';
import { writeMovement } from '#shared/movements/writeMovement.ts';
import { type Seal, writeSeal } from '#shared/movements/writeSeal.ts';
import type { MovementsKeys } from './createMovementsKeys.ts';

type Movement = OutputOf<typeof getMovements>['items'][number];

interface ChainOptions {
  file: MovementsFile;
  keys: Pick<MovementsKeys, 'sign' | 'kid'>;
}

/** Writes a file of movements line by line: head, rows, end. Each line contains the hash of the previous one (docs/movements.md). */
export function createMovementsChain({ file, keys }: ChainOptions) {
  const levels = new Map<string, number>();
  let prev: string = movementsFormat.noHash;
  let rows = 0;

  function ended(line: string): string {
    prev = hash('sha256', line);
    return `${line}\n`;
  }
  const seal = (content: Seal) => ended(writeSeal(file, content, keys.sign));

  return {
    /** `time`: Unix seconds. */
    head(player: string, time: number): string {
      const heading = file === 'csv' ? `${movementsFormat.csvHeading}\n` : '';
      return (
        heading + seal({ type: 'head', at: timeOf(time), player: player.replace(/[^\w-]/g, ''), key: keys.kid, prev })
      );
    },
    row({ id, at, cause, balance, amount, game, round, payment_id: payment }: Movement): string {
      const moved = toMinor(amount);
      const account = `${balance} ${amount.currency}`;
      const after = (levels.get(account) ?? 0) + moved;
      levels.set(account, after);
      rows += 1;
      const { currency } = amount;
      const row = { n: rows, type: cause, at: timeOf(at), id: String(id), balance, amount: moved, after, currency };
      return ended(
        writeMovement(
          file,
          { ...row, game, round, payment: payment === undefined ? undefined : String(payment) },
          prev,
        ),
      );
    },
    end: (time: number): string => seal({ type: 'end', at: timeOf(time), rows, prev }),
  };
}

const timeOf = (seconds: number): string => `${new Date(inMs(seconds)).toISOString().slice(0, 19)}Z`;
