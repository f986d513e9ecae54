import { use } from 'react';
import type { Winner } from '../../../shared/api/jackpots.contract.ts';
import { formatMoney } from '../../../shared/domain/formatMoney.ts';
import { paths } from '../../../shared/paths.ts';
import type { Settled } from '../../context/settle.ts';
import { useApp } from '../../context/useApp.ts';
import { SectionFailed } from '../../games/SectionFailed.tsx';
import { LocaleLink } from '../../i18n/LocaleLink.tsx';
import { renderLocaleLink } from '../../i18n/renderLocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { TileRow } from '../../ui/TileRow.tsx';
import styles from './JackpotWinners.module.css';

/** Latest wins in the games of the pot: who (masked by the platform), where and how much. */
export function JackpotWinners({ winners }: { winners: Promise<Settled<Winner[]>> }) {
  const { locale } = useApp();
  const text = useText();
  const settled = use(winners);
  if (!settled.ok) return <SectionFailed title={text('jackpots.winnersFailed')} error={settled.error} />;
  if (settled.value.length === 0) return null;
  return (
    <TileRow
      size="chip"
      title={text('jackpots.winners')}
      more={{ href: paths.winners.build(), text: text('jackpots.allWinners') }}
      link={renderLocaleLink}
      previousLabel={text('jackpots.previous')}
      nextLabel={text('jackpots.next')}
    >
      {settled.value.map(({ id, fakename, amount, game }) => (
        <li key={id} className={styles.winner}>
          {game?.image_url && (
            <img src={game.image_url} width={42} height={56} alt="" loading="lazy" decoding="async" />
          )}
          <div className={styles.words}>
            <span className={styles.who}>{fakename}</span>
            {game && <LocaleLink to={paths.game.build({ sysname: game.sysname })}>{game.name}</LocaleLink>}
            <span className={styles.sum}>+{formatMoney(amount, locale)}</span>
          </div>
        </li>
      ))}
    </TileRow>
  );
}
