import { networkName } from '#sandbox/world/money/networkName.ts';
import { createDice } from '#sandbox/world/play/dice.ts';

/** Duration of a rival's session, as a fraction of the race. */
const SITTING = 0.03;

interface Rival {
  fakename: string;
  /** Points at the end. */
  final: number;
  /** The start of each session, as a fraction of the race, and its fraction of the points. */
  sittings: { start: number; part: number }[];
}

export interface RivalsOptions {
  seed: string;
  count: number;
  /** Points of the best rival. */
  best: number;
}

/** The network's players in one race: the seed decides who they are, the time how many points they have. */
export function createRivals({ seed, count, best }: RivalsOptions) {
  const dice = createDice(`rivals:${seed}`);
  const rivals = Array.from({ length: count }, (): Rival => {
    const sittings = Array.from({ length: dice.between(3, 9) }, () => ({
      start: (dice.below(1000) / 1000) * (1 - SITTING),
      part: dice.between(1, 5),
    }));
    const whole = sittings.reduce((sum, { part }) => sum + part, 0);
    return {
      fakename: networkName(dice),
      // The cube makes most rivals weak.
      final: Math.round(best * (0.01 + 0.99 * (dice.below(1000) / 1000) ** 3)),
      sittings: sittings.map(({ start, part }) => ({ start, part: part / whole })),
    };
  });

  /** Rivals with points after this fraction (0 to 1) of the race; a rival's points never decrease. */
  return function pointsAt(share: number): { fakename: string; points: number }[] {
    return rivals
      .map(({ fakename, final, sittings }) => ({
        fakename,
        points: Math.floor(
          final *
            sittings.reduce(
              (sum, { start, part }) => sum + part * Math.min(1, Math.max(0, (share - start) / SITTING)),
              0,
            ),
        ),
      }))
      .filter(({ points }) => points > 0);
  };
}
