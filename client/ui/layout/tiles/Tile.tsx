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
  /** The same for dense screens. */
  dense?: string | undefined;
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
 * Covers are chosen by density alone: widths ask for a list of sizes in each of a hundred tiles. React preloads an eager one by its set, which
 * therefore names both, the small one up to the density of cheap phones.
 *
 * A page has a hundred tiles: what is only looked at (veil, icons) is drawn by CSS, because each element costs style, layout and
 * hydration.
 */
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
      <div
        className={clsx(styles.art, results && styles.told)}
        data-play={unavailable ? undefined : playText}
        data-hue={cover.hue}
      >
        <img
          src={cover.src}
          srcSet={cover.dense && (eager ? `${cover.src} 1.8x, ${cover.dense} 3x` : `${cover.dense} 2x`)}
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
