import type { BettingAnswer } from '#sandbox/games/betting/BettingAnswer.ts';
import type { BettingMessages } from '#sandbox/games/betting/frame/bettingMessages.ts';
import type { createTable, Trouble } from '#sandbox/games/browser/createTable.ts';
import type { createTabStorage } from '#sandbox/games/browser/createTabStorage.ts';
import { newRoundId } from '#sandbox/games/browser/newRoundId.ts';
import type { BettingState } from './BettingState.ts';
import { type Choice, isSingleSlip, slipStake } from './slipSums.ts';

interface PendingBet {
  bet: string;
  stake: number;
  legs: { event: string; market: string; outcome: string; odds: number }[];
  accept: string;
}

interface PlacingParts {
  messages: BettingMessages;
  state: BettingState;
  wire: Pick<ReturnType<typeof createTable>, 'ask'>;
  storage: ReturnType<typeof createTabStorage>;
  notify: (message: object) => void;
  announce: (text: string) => void;
  drawSlip: () => void;
  draw: () => void;
  saveSlip: () => void;
  /** Applies the desk's answer. */
  takeOver: (answer: BettingAnswer) => void;
}

/** Milliseconds after which a region says the same text again. */
const SAID_MS = 100;

/** Places the bets of the slip. What the desk has not answered is stored in the tab and sent again under the same id. */
export function createBetPlacing({
  messages,
  state,
  wire,
  storage: { load, save },
  notify,
  announce,
  drawSlip,
  draw,
  saveSlip,
  takeOver,
}: PlacingParts) {
  const { slip } = state;

  function meet(trouble: Trouble): void {
    if (trouble.kind === 'session') {
      state.note = { text: messages.session, isGood: false };
      notify({ type: 'error', reason: 'session' });
    } else if (trouble.kind === 'insufficient') state.note = { text: messages.insufficient, isGood: false };
    else if (trouble.kind === 'unknown') state.note = { text: messages.unknown, isGood: false };
    else {
      state.note = { text: trouble.message, isGood: false };
      const now = trouble.data?.['now'];
      if (Array.isArray(now))
        for (const leg of now as Choice[]) {
          const one = slip.choices.find(({ event }) => event === leg.event);
          if (one) one.odds = leg.odds;
        }
    }
    announce(state.note.text);
  }

  /** Sends orders one after another; each leaves `pending` when the desk has answered it. */
  async function send(orders: PendingBet[]): Promise<void> {
    state.isPlacing = true;
    let unanswered = orders;
    drawSlip();
    while (unanswered.length > 0) {
      save('bet-pending', JSON.stringify(unanswered));
      const order = unanswered[0] as PendingBet;
      const answer = await wire.ask<BettingAnswer & { wallet?: string }>({ action: 'place', ...order });
      if (!answer.ok) {
        if (answer.trouble.kind !== 'unknown') save('bet-pending', null);
        state.isPlacing = false;
        meet(answer.trouble);
        return draw();
      }
      unanswered = unanswered.slice(1);
      slip.choices = slip.choices.filter(({ event }) => !order.legs.some((leg) => leg.event === event));
      saveSlip();
      const { placed, ...desk } = answer.data;
      if (placed)
        notify({
          type: 'bet',
          bet: placed.bet,
          stake: placed.stake / 100,
          currency: placed.currency,
          odds: placed.odds / 1000,
        });
      takeOver(desk);
    }
    save('bet-pending', null);
    state.isPlacing = false;
    state.note = { text: messages.placed, isGood: true };
    announce(messages.placed);
    draw();
  }

  /** Says what is wrong with the stake, at every press, and returns to it. */
  function refuseStake(): void {
    const said = document.getElementById('stake-note')?.textContent || messages.stake;
    announce('');
    setTimeout(() => announce(said), SAID_MS);
    document.getElementById('stake')?.focus();
  }

  /** Sends what the last visit of this tab has left without an answer; whether there was any. */
  function resume(): boolean {
    const pending = load('bet-pending');
    if (pending) void send(JSON.parse(pending));
    return pending !== null;
  }

  function place(): void {
    const { player } = state.desk;
    if (state.isPlacing || !player) return;
    // A bet without an answer must be settled before the next one is placed.
    if (resume()) return;
    const minor = slipStake({ ...slip, currency: player.currency });
    if (minor < player.min || minor > player.max) return refuseStake();
    if (slip.choices.some((one) => one.odds === null)) {
      state.note = { text: messages.closed, isGood: false };
      return drawSlip();
    }
    const accept = slip.acceptsAny ? 'any' : 'better';
    const legs = slip.choices.map(({ event, market, outcome, odds }) => ({ event, market, outcome, odds: odds ?? 0 }));
    const orders = isSingleSlip(slip) ? legs.map((leg) => [leg]) : [legs];
    state.note = undefined;
    void send(orders.map((leg) => ({ bet: newRoundId(), stake: minor, legs: leg, accept })));
  }

  return { place, resume };
}
