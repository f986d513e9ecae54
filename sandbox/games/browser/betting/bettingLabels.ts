import type { EventView } from '#sandbox/games/betting/BettingAnswer.ts';
import type { BettingMessages } from '#sandbox/games/betting/frame/bettingMessages.ts';
import { fillMessages } from '#sandbox/games/browser/fillMessages.ts';

/** Labels of sports, markets, outcomes and times. */
export function createLabels(messages: BettingMessages) {
  function labelOf(market: string, sport: string): string {
    if (market === 'sets' && sport === 'esports') return messages.maps;
    return messages[market as 'result' | 'winner' | 'total' | 'both' | 'sets' | 'distance'];
  }
  function outcomeOf(outcome: string, { home, away }: { home: string; away: string }): string {
    if (outcome === '1') return home;
    if (outcome === '2') return away;
    return outcome === 'X' ? messages.draw : messages[outcome as 'over' | 'under' | 'yes' | 'no'];
  }
  /** Tashkent time, UTC+5 all year. */
  function timeOf(seconds: number, now: number): string {
    const local = new Date((seconds + 18_000) * 1_000).toISOString();
    const day = (time: number) => Math.floor((time + 18_000) / 86_400);
    const ahead = day(seconds) - day(now);
    const date =
      ahead === 0 ? messages.today : ahead === 1 ? messages.tomorrow : `${local.slice(8, 10)}.${local.slice(5, 7)}`;
    return `${date} ${Number(local.slice(11, 13))}${local.slice(13, 16)}`;
  }
  function stepOf({ sport, phase, step }: EventView): string {
    if (phase === 'finished') return messages.finished;
    if (sport === 'football') return step === 0 ? messages.breakTime : fillMessages(messages.minute, { n: step });
    return fillMessages(sport === 'tennis' ? messages.set : sport === 'esports' ? messages.map : messages.round, {
      n: step,
    });
  }
  /** Orders outcomes 1, X, 2: as object keys, the numbers would be first. */
  function orderOf(outcomes: Record<string, unknown>): string[] {
    const names = Object.keys(outcomes);
    return names.includes('X') ? ['1', 'X', '2'] : names;
  }
  return {
    /** Hundredths as `1,85`. */
    odds: (hundredths: number) => (hundredths / 100).toFixed(2).replace('.', ','),
    labelOf,
    outcomeOf,
    timeOf,
    stepOf,
    orderOf,
  };
}

export type BettingLabels = ReturnType<typeof createLabels>;
