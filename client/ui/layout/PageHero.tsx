import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './PageHero.module.css';
import { TileBand } from './tiles/TileBand.tsx';

/** Where a hero uses the taller crop: up to the width at which the wide one does not overlap the text. */
const TALL_PICTURE = '(max-width: 1365.98px)';

interface PageHeroProps {
  /** The page's h1. */
  title: string;
  text?: ReactNode;
  /** Above the title: a badge and what is beside it. */
  status?: ReactNode;
  /** `src`: wide picture; `phoneSrc`: crop for phones. With an empty `src` only the dark background is shown. */
  picture: { src: string; phoneSrc?: string };
  /** Below the text: prizes and end. */
  details?: ReactNode;
  /** Inside the same box, under picture and text. */
  below?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

/** The head of a page about a single item: picture, title and action. Its height depends on the text. */
export function PageHero({ title, text, status, picture, details, below, children }: PageHeroProps) {
  const hero = (
    <div className={clsx(styles.hero, below && styles.upper)} data-theme="dark">
      {picture.src && (
        <picture>
          {picture.phoneSrc && <source media={TALL_PICTURE} srcSet={picture.phoneSrc} />}
          <img
            className={styles.picture}
            src={picture.src}
            width={1280}
            height={420}
            alt=""
            fetchPriority="high"
            decoding="async"
          />
        </picture>
      )}
      <div className={styles.content}>
        {status}
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        {details}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
      {!below && <TileBand slim className={styles.band} />}
    </div>
  );
  if (!below) return hero;
  return (
    <div className={styles.whole}>
      {hero}
      <div data-theme="dark">{below}</div>
      <TileBand slim />
    </div>
  );
}
