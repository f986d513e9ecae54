import { useText } from '#client/i18n/useText.ts';
import { OCTAGRAM, SHARP_STAR } from '#client/ui/media/starPaths.ts';
import type { ClubLevel } from './clubLevels.ts';
import type { ClubMember } from './clubMember.ts';
import styles from './LevelPath.module.css';
import { usePoints } from './usePoints.ts';

/** Distances of star centres from the upper edge, used in turn; the stylesheet repeats these numbers. */
const HEIGHTS = [86, 40, 76, 32, 62];
const STEP = 100;

interface LevelPathProps {
  levels: readonly ClubLevel[];
  /** null: no progress is shown. */
  member: Pick<ClubMember, 'level' | 'next' | 'percent'> | null;
}

/** The levels as a constellation, lit up to the player's progress. */
export function LevelPath({ levels, member }: LevelPathProps) {
  const text = useText();
  const formatPoints = usePoints();
  const here = levels.findIndex(({ sysname }) => sysname === member?.level?.sysname);
  const stars = levels.map((level, index) => ({
    level,
    x: index * STEP + STEP / 2,
    y: HEIGHTS[index % HEIGHTS.length] ?? 0,
    state: index < here ? 'reached' : index === here ? 'here' : 'ahead',
  }));
  return (
    <div className={styles.path}>
      <svg
        className={styles.lines}
        viewBox={`0 0 ${levels.length * STEP} 120`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {stars.slice(1).map(({ level, x, y }, index) => {
          const from = stars[index];
          if (!from) return null;
          const share = index < here ? 1 : index === here ? (member?.percent ?? 0) / 100 : 0;
          const line = { x1: from.x, y1: from.y, vectorEffect: 'non-scaling-stroke' };
          return (
            <g key={level.sysname}>
              <line {...line} x2={x} y2={y} className={styles.ahead} />
              {share > 0 && (
                <line
                  {...line}
                  x2={from.x + (x - from.x) * share}
                  y2={from.y + (y - from.y) * share}
                  className={styles.lit}
                />
              )}
            </g>
          );
        })}
      </svg>
      <ol className={styles.stars}>
        {stars.map(({ level, state }) => (
          <li key={level.sysname} data-state={state} aria-current={state === 'here' ? 'step' : undefined}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path className={styles.frame} d={OCTAGRAM} />
              <path className={styles.star} d={SHARP_STAR} transform="translate(5.4 5.4) scale(0.55)" />
            </svg>
            <span className={styles.name}>{level.name}</span>
            <span className={styles.from} data-unit="below">
              {state === 'here' ? text('loyalty.here') : formatPoints(level.from).replace(/\u00A0(?=\p{L})/u, ' ')}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
