import type { Clock } from '#sandbox/world/clock.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import type { EventView, LegView } from './BettingAnswer.ts';
import type { Fixture, Fixtures } from './createFixtures.ts';
import { oddsOf } from './odds.ts';

export interface LegOrder {
  event: string;
  market: string;
  outcome: string;
  /** Hundredths, as shown to the player. */
  odds: number;
}

/** Matches as players see them: the moment, the odds on offer, and a leg of a bet with its outcome. */
export function createFixtureViews(clock: Clock, fixtures: Fixtures) {
  function momentOf(fixture: Fixture) {
    const now = clock.seconds();
    const phase = fixtures.phase(fixture);
    const elapsed = phase === 'upcoming' ? 0 : Math.min(now, fixture.end) - fixture.start;
    return { phase, ...fixture.match.momentAt(elapsed) };
  }

  function marketsOf(fixture: Fixture): EventView['markets'] {
    const { phase, chances } = momentOf(fixture);
    if (phase === 'finished') return {};
    return Object.fromEntries(Object.entries(chances).map(([market, open]) => [market, oddsOf(open, phase)]));
  }

  /** Current odds; null if not offered. Own properties only: a visitor may send a market named `constructor`. */
  function oddsNow(fixture: Fixture, { market, outcome }: Pick<LegOrder, 'market' | 'outcome'>): number | null {
    const markets = marketsOf(fixture);
    const open = Object.hasOwn(markets, market) ? markets[market] : undefined;
    return open && Object.hasOwn(open, outcome) ? (open[outcome] ?? null) : null;
  }

  function eventOf(fixture: Fixture, locale: SandboxLanguage): EventView {
    const { id, league, home, away, start, hash, seed } = fixture;
    const { phase, score, step } = momentOf(fixture);
    return {
      id,
      sport: league.sport,
      league: league.name[locale],
      home: home[locale],
      away: away[locale],
      start,
      phase,
      score,
      step,
      markets: marketsOf(fixture),
      hash,
      ...(phase === 'finished' ? { seed } : {}),
    };
  }

  function legOf(leg: LegOrder, locale: SandboxLanguage): LegView {
    const fixture = fixtures.find(leg.event) as Fixture;
    const isOver = fixtures.phase(fixture) === 'finished';
    return {
      ...leg,
      sport: fixture.league.sport,
      home: fixture.home[locale],
      away: fixture.away[locale],
      start: fixture.start,
      status: !isOver ? 'open' : fixture.match.results[leg.market] === leg.outcome ? 'won' : 'lost',
      ...(isOver ? { score: fixture.match.momentAt(fixture.match.seconds).score } : {}),
    };
  }

  return { eventOf, legOf, oddsNow };
}
