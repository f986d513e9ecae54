import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card } from '#client/ui/layout/Card.tsx';
import styles from './PictureTile.module.css';

interface PictureTileProps {
  /** Its subject in the middle of the upper half; with an empty `src` only the text is shown. `width` and `height`: the file's, in pixels. */
  picture: { src: string; width: number; height: number };
  /** At the top of the page: loaded eagerly and with high priority. */
  eager?: boolean;
  /** The link of the whole tile, marked `data-cover`. */
  title: ReactNode;
  /** Heading level of the title. */
  headingLevel: 2 | 3;
  badge?: ReactNode;
  text?: string;
  /** Aligned to the bottom of the tile. */
  foot?: ReactNode;
  className?: string;
  /** Before the text. */
  children?: ReactNode;
}

/** A list item with a picture; the whole tile is its link. */
export function PictureTile(props: PictureTileProps) {
  const { picture, eager, title, headingLevel, badge, text, foot, className, children } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <Card as="article" padding="none" pressable className={clsx(styles.card, className)}>
      <div className={clsx(picture.src && styles.art)} data-theme={picture.src ? 'dark' : undefined}>
        {picture.src && (
          <img
            className={styles.picture}
            {...picture}
            alt=""
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : undefined}
            decoding="async"
          />
        )}
        <div className={styles.head}>
          <Heading className={styles.title}>{title}</Heading>
          {badge}
        </div>
      </div>
      <div className={styles.content}>
        {children}
        {text && <p className={styles.text}>{text}</p>}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </Card>
  );
}
