import * as z from 'zod/mini';
import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import { toMoney } from '#sandbox/world/money/currency.ts';
import { getHistoryTotals, getRound } from '#shared/api/play/roundFacts.contract.ts';
import { roundRange } from './roundRange.ts';

/** The fairness data of a round of a provably fair game. */
const fair = z.object({ hash: z.string(), seed: z.string(), client_seed: z.string(), nonce: z.number() });

export const roundFacts: Answer[] = [
  answerPlayer(getHistoryTotals, (input, { world, player }) => {
    const { count, bet, win } = world.play.rounds.totals(player.uid, roundRange(world, input));
    return { count, bet: toMoney(bet, player.currency), win: toMoney(win, player.currency) };
  }),
  answerPlayer(getRound, ({ id }, { world, player, locale }) => {
    const round = world.play.rounds.details(player.uid, String(id));
    if (!round) throw refuseField(locale, 'id', 'wrongValue');
    return {
      id: round.round,
      created_at: round.created_at,
      bonus_bet: toMoney(round.bonusBet, round.currency),
      bonus_win: toMoney(round.bonusWin, round.currency),
      fairness: fair.safeParse(round.answer).data ?? null,
    };
  }),
];
