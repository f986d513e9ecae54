import type { BetView, LegView } from '#sandbox/games/betting/BettingAnswer.ts';
import type { BettingMessages } from '#sandbox/games/betting/frame/bettingMessages.ts';
import type { BettingLabels } from './bettingLabels.ts';
import { makeElement } from './makeElement.ts';

interface BetsView {
  messages: BettingMessages;
  labels: BettingLabels;
  /** Formats minor units. */
  sumOf: (minor: number, currency: string) => string;
}

/** The player's bets and their outcomes. */
export function drawBets(panel: HTMLElement, bets: readonly BetView[], { messages, labels, sumOf }: BetsView): void {
  const { odds, labelOf, outcomeOf } = labels;

  function legLine(leg: LegView): HTMLElement {
    const score = leg.score ? ` ${leg.score[0]}:${leg.score[1]}` : '';
    return makeElement(
      'small',
      {},
      `${leg.home} — ${leg.away}${score}\u00A0· ${outcomeOf(leg.outcome, leg)} (${labelOf(leg.market, leg.sport)})\u00A0· ${odds(leg.odds)}`,
    );
  }

  panel.replaceChildren(
    ...(bets.length === 0 ? [makeElement('p', { class: 'empty' }, messages.noBets)] : []),
    ...bets.map((bet: BetView) =>
      makeElement(
        'article',
        { class: 'bet' },
        makeElement(
          'div',
          { class: 'line' },
          makeElement('b', {}, bet.legs.length > 1 ? messages.express : messages.single),
          makeElement('span', { class: `state ${bet.status}` }, messages[bet.status]),
        ),
        ...bet.legs.map(legLine),
        makeElement(
          'div',
          { class: 'line' },
          makeElement('span', {}, `${sumOf(bet.stake, bet.currency)} × ${odds(Math.floor(bet.odds / 10))}`),
          bet.status === 'won' ? makeElement('b', {}, `${messages.payout}: ${sumOf(bet.payout, bet.currency)}`) : null,
        ),
      ),
    ),
  );
}
