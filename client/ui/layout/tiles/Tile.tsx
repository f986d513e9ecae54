import { clsx } from 'clsx';
import type { BadgeKind } from '#client/ui/feedback/Badge.tsx';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { RenderLink } from '#client/ui/navigation/linkProps.ts';
import { renderAnchor } from '#client/ui/navigation/renderAnchor.tsx';
import styles from './Tile.module.css';

export interface TileCover {
  /** 3:4. */
  src: string;
  /** The same in other widths. */
  srcSet?: string | undefined;
  /** Its hue while it loads (hues.css). */
  hue?: number | undefined;
}

export interface TileProps {
  /** `li` where the tile itself is the item of a list, without an element around it. */
  as?: 'article' | 'li' | undefined;
  href: string;
  name: string;
  provider: string;
  cover: TileCover;
  badge?: { kind: BadgeKind; text: string };
  /** Text on the veil, which is drawn by CSS under a pointer only; the whole tile is the link. */
  playText: string;
  /** At the foot of the cover, in discs; what does not fit is left out. */
  results?: readonly { text: string; look: string }[] | undefined;
  resultsLabel?: string;
  /** Drawn by CSS below the provider. */
  limits?: string | undefined;
  demo?: { href: string; text: string };
  favorite?: { on: boolean; label: string; onToggle: () => void };
  /** The game cannot be opened: a text saying why and until when. */
  unavailable?: string;
  /** In the first visible row: loaded eagerly and with high priority. */
  eager?: boolean;
  link?: RenderLink;
}

/**
 * Width of a cover, for `sizes`, without spaces, because a page has a hundred of them. Smaller than real on high-density phones, so that they load 300 px instead of 450: the difference is
 * not visible on a tile, and phones have the slowest networks.
 */
const COVER_SIZES =
  '(max-width:479px) and (min-resolution:2.1dppx) 90px,(min-width:1440px) 180px,(min-width:768px) 16vw,(min-width:480px) 23vw,(min-width:390px) 31vw,46vw';

/** A page has a hundred tiles: what is only looked at (veil, icons) is drawn by CSS, because each element costs style, layout and hydration. */
export function Tile({
  as: Element = 'article',
  href,
  name,
  provider,
  cover,
  badge,
  playText,
  results,
  resultsLabel,
  limits,
  demo,
  favorite,
  unavailable,
  eager,
  link = renderAnchor,
}: TileProps) {
  return (
    <Element className={clsx(styles.tile, unavailable && styles.unavailable)}>
      <div className={styles.art} data-play={unavailable ? undefined : playText} data-hue={cover.hue}>
        <img
          src={cover.src}
          srcSet={cover.srcSet}
          // A picture of one size has no width to choose by.
          sizes={cover.srcSet && COVER_SIZES}
          width={300}
          height={400}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
        />
        {results && (
          <ul className={styles.results} aria-label={resultsLabel}>
            {results.map(({ text, look }, index) => (
              <li key={index} data-look={look}>
                {text}
              </li>
            ))}
          </ul>
        )}
        {unavailable ? (
          <p className={styles.reason}>
            <Icon name="wrench" />
            {unavailable}
          </p>
        ) : (
          demo &&
          link({
            href: demo.href,
            className: styles.demo,
            rel: 'nofollow',
            'aria-label': `${demo.text}: ${name}`,
            children: demo.text,
          })
        )}
      </div>
      {unavailable ? (
        <span className={styles.name}>{name}</span>
      ) : (
        link({ href, className: styles.name, children: name })
      )}
      <p className={styles.meta} data-limits={limits}>
        {badge && <Badge kind={badge.kind}>{badge.text}</Badge>}
        {provider}
      </p>
      {favorite && (
        <button
          type="button"
          className={clsx(styles.favorite, favorite.on && styles.on)}
          aria-pressed={favorite.on}
          aria-label={`${favorite.label}: ${name}`}
          onClick={favorite.onToggle}
        />
      )}
    </Element>
  );
}
