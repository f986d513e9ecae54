import type { ReactNode } from 'react';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import { OCTAGRAM, SHARP_STAR } from '#client/ui/media/starPaths.ts';
import styles from './SystemPage.module.css';

interface SystemPageProps {
  /** Shown in the hole of the wall; without it, a fallen star lies below (404). */
  icon?: IconName;
  /** Status code to show, such as `404`. */
  code?: string;
  title: string;
  text?: ReactNode;
  /** Heading level of the title; 1 on a whole page. */
  headingLevel?: 1 | 2 | 3;
  /** Links and buttons to continue. */
  children?: ReactNode;
}

const TILE = 78;
const SCALE = TILE / 22;

/** A page about the state of the site, such as an error: a wall of stars with a hole, a text and actions. */
export function SystemPage({ icon, code, title, text, headingLevel = 1, children }: SystemPageProps) {
  const Heading = `h${headingLevel}` as const;
  const star = `scale(${SCALE.toFixed(3)}) translate(-12 -12)`;
  return (
    <div className={styles.page}>
      <svg className={styles.wall} width="100%" height={TILE * 4 + 40} aria-hidden="true">
        <svg x="50%" overflow="visible">
          <defs>
            <pattern id="wall" width={TILE * 2} height={TILE * 2} x={-TILE / 2} y={0} patternUnits="userSpaceOnUse">
              {[0, 1, 2, 3].map((quarter) => (
                <g
                  key={quarter}
                  transform={`translate(${TILE * ((quarter % 2) + 0.5)} ${TILE * ((quarter >> 1) + 0.5)}) ${star}`}
                >
                  <path className={styles.tile} d={OCTAGRAM} />
                  <path
                    className={quarter === 1 || quarter === 2 ? styles.turquoise : styles.saffron}
                    transform="translate(12 12) scale(.46) translate(-12 -12)"
                    d={SHARP_STAR}
                  />
                </g>
              ))}
            </pattern>
          </defs>
          <rect className={styles.ground} x="-3000" width="6000" height={TILE * 4} />
          <rect x="-3000" width="6000" height={TILE * 4} fill="url(#wall)" />
          <g transform={`translate(0 ${TILE * 1.5}) ${star}`}>
            <path className={styles.hole} d={OCTAGRAM} />
          </g>
          {icon ? (
            <svg x={-14} y={TILE * 1.5 - 14} overflow="visible" className={styles.icon}>
              <Icon name={icon} size={28} />
            </svg>
          ) : (
            <g transform={`translate(${TILE} ${TILE * 4}) rotate(18) scale(.92) ${star}`}>
              <path className={styles.fallen} d={OCTAGRAM} />
              <path
                className={styles.saffron}
                transform="translate(12 12) scale(.46) translate(-12 -12)"
                d={SHARP_STAR}
              />
            </g>
          )}
        </svg>
      </svg>
      <div className={styles.content}>
        {code && <p className={styles.code}>{code}</p>}
        <Heading>{title}</Heading>
        {text && <div className={styles.text}>{text}</div>}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </div>
  );
}
