import type { World } from '#sandbox/createWorld.ts';
import { escapeHtml } from '#sandbox/http/escapeHtml.ts';
import type { ControlForm } from './controlForm.ts';

const OUTCOMES = [
  ['win', 'wins'],
  ['big', 'wins big'],
  ['lose', 'loses'],
  ['jackpot', 'drops the jackpot'],
  ['fair', 'is fair again'],
] as const;

export function diceSection({ play: { luck } }: World, form: ControlForm): string {
  const order = luck.forced();
  const now = order === undefined ? 'fair' : 'seed' in order ? `seed ${order.seed}` : order.outcome;
  const buttons = OUTCOMES.map(([value, label]) => `<button name="outcome" value="${value}">${label}</button>`).join(
    '',
  );
  const seed =
    '<label>Its server seed<input name="seed" maxlength="200" required></label><button>Set the seed</button>';
  return `<p>The next round, wherever it is played: <b>${escapeHtml(now)}</b>. A forced round takes the first later seed that obeys, so the
check of fairness in the game will say that it was not the seed promised.</p>${form('dice', buttons)}${form('dice', seed)}`;
}
