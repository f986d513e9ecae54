import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import type { RenderLink } from '#client/ui/navigation/linkProps.ts';
import { renderAnchor } from '#client/ui/navigation/renderAnchor.tsx';
import styles from './Segmented.module.css';

interface SegmentedLinksProps {
  label: string;
  options: readonly { href: string; label: string; icon?: IconName; current?: boolean }[];
  wide?: boolean;
  link?: RenderLink;
}

/** The segmented switch between pages: casino and sport. */
export function SegmentedLinks({ label, options, wide, link = renderAnchor }: SegmentedLinksProps) {
  return (
    <nav aria-label={label} className={styles.track} data-wide={wide || undefined}>
      {options.map(({ href, label: text, icon, current }) => (
        <span key={href} className={styles.cell}>
          {link({
            href,
            className: styles.segment,
            'aria-current': current ? 'page' : undefined,
            children: (
              <>
                {icon && <Icon name={icon} size={18} />}
                <span>{text}</span>
              </>
            ),
          })}
        </span>
      ))}
    </nav>
  );
}
