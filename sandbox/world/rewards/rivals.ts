import { createDice } from '../play/dice.ts';
import { networkName } from '../money/networkName.ts';

/** How long one sitting of a rival lasts, as a share of the whole time. */
const SITTING = 0.03;

interface Rival {
  fakename: string;
  /** Points at the end. */
  final: number;
  /** When each sitting begins, as a share of the whole time, and what part of the points it brings. */
  sittings: { at: number; part: number }[];
}

export interface RivalsOptions {
  seed: string;
  count: number;
  /** Points of the best of them. */
  best: number;
}

/** The other players of the network in one race: who they are follows from the seed, how far they are from the time. */
export function createRivals({ seed, count, best }: RivalsOptions) {
  const dice = createDice(`rivals:${seed}`);
  const rivals = Array.from({ length: count }, (): Rival => {
    const sittings = Array.from({ length: dice.between(3, 9) }, () => ({
      at: (dice.below(1000) / 1000) * (1 - SITTING),
      part: dice.between(1, 5),
    }));
    const whole = sittings.reduce((sum, { part }) => sum + part, 0);
    return {
      fakename: networkName(dice),
      // Most play little: the cube bends the scale down.
      final: Math.round(best * (0.01 + 0.99 * (dice.below(1000) / 1000) ** 3)),
      sittings: sittings.map(({ at, part }) => ({ at, part: part / whole })),
    };
  });

  /** Who has points when this share of the time (0 to 1) has passed; a rival's points never fall. */
  return function pointsAt(share: number): { fakename: string; points: number }[] {
    return rivals
      .map(({ fakename, final, sittings }) => ({
        fakename,
        points: Math.floor(
          final *
            sittings.reduce((sum, { at, part }) => sum + part * Math.min(1, Math.max(0, (share - at) / SITTING)), 0),
        ),
      }))
      .filter(({ points }) => points > 0);
  };
}
