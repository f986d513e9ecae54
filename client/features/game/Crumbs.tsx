import { formatNumber } from '../../../shared/domain/formatNumber.ts';
import { LocaleLink } from '../../i18n/LocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Crumbs.module.css';

interface CrumbsProps {
  crumbs: readonly { name: string; href: string }[];
  name: string;
  rtp: number | null;
}

/** Category, maker, game. On phones it stands under the game and says the return too. */
export function Crumbs({ crumbs, name, rtp }: CrumbsProps) {
  const text = useText();
  return (
    <div className={styles.row}>
      <nav aria-label={text('game.crumbs')}>
        <ol className={styles.list}>
          {crumbs.map((crumb) => (
            <li key={crumb.href}>
              <LocaleLink to={crumb.href} className={styles.link}>
                {crumb.name}
              </LocaleLink>
              <Icon name="chevron-right" size={14} />
            </li>
          ))}
          <li aria-current="page" className={styles.here}>
            {name}
          </li>
        </ol>
      </nav>
      {rtp !== null && <p className={styles.rtp}>{text('game.rtp', { rtp: formatNumber(rtp) })}</p>}
    </div>
  );
}
