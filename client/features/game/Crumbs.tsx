import { useText } from '#client/i18n/useText.ts';
import { Breadcrumbs } from '#client/ui/navigation/Breadcrumbs.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { percentDigits } from '#shared/domain/money/percentDigits.ts';
import styles from './Crumbs.module.css';

interface CrumbsProps {
  crumbs: readonly { name: string; href: string }[];
  name: string;
  rtp: number | null;
}

/** Category, provider, game. On phones it is below the game and includes the return to player. */
export function Crumbs({ crumbs, name, rtp }: CrumbsProps) {
  const text = useText();
  return (
    <div className={styles.row}>
      <Breadcrumbs label={text('game.crumbs')} crumbs={crumbs} here={name} link={renderLocaleLink} />
      {rtp !== null && <p className={styles.rtp}>{text('game.rtp', { rtp: percentDigits(rtp) })}</p>}
    </div>
  );
}
