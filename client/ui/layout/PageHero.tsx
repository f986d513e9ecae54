import type { ReactNode } from 'react';
import styles from './PageHero.module.css';
import { TALL_PICTURE } from './tiles/tallPicture.ts';
import { TileBand } from './tiles/TileBand.tsx';

interface PageHeroProps {
  /** The page's h1. */
  title: string;
  text?: ReactNode;
  /** Over the title: a badge, and what stands beside it. */
  status?: ReactNode;
  /** `src` wide, `phoneSrc` the cut for phones; an empty `src` leaves the night alone. */
  picture: { src: string; phoneSrc?: string };
  /** Under the text: what is won, until when. */
  facts?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

/** The head of a page about one thing: its picture, its name, the way in. As tall as its words need. */
export function PageHero({ title, text, status, picture, facts, children }: PageHeroProps) {
  return (
    <div className={styles.hero} data-theme="dark">
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
      <div className={styles.words}>
        {status}
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        {facts}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
      <TileBand slim className={styles.band} />
    </div>
  );
}
