import { use } from 'react';
import type { Winner } from '../../../shared/api/jackpots.contract.ts';
import { formatMoney } from '../../../shared/domain/formatMoney.ts';
import { paths } from '../../../shared/paths.ts';
import type { Settled } from '../../context/settle.ts';
import { useApp } from '../../context/useApp.ts';
import { LocaleLink } from '../../i18n/LocaleLink.tsx';
import { renderLocaleLink } from '../../i18n/renderLocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { TileRow } from '../../ui/TileRow.tsx';
import { SectionError } from './SectionError.tsx';
import styles from './Winners.module.css';

/** Latest wins: who (masked by the platform), in which game, how much. */
export function Winners({ winners }: { winners: Promise<Settled<Winner[]>> }) {
  const { locale } = useApp();
  const text = useText();
  const settled = use(winners);
  if (!settled.ok) return <SectionError title={text('lobby.winners')} error={settled.error} />;
  if (settled.value.length === 0) return null;
  return (
    <TileRow
      size="chip"
      title={text('lobby.winners')}
      more={{ href: paths.winners.build(), text: text('lobby.allWinners') }}
      link={renderLocaleLink}
      previousLabel={text('lobby.previous')}
      nextLabel={text('lobby.next')}
    >
      {settled.value.map(({ id, fakename, amount, game }) => {
        const words = (
          <>
            {game?.image_url && (
              <img src={game.image_url} width={42} height={56} alt="" loading="lazy" decoding="async" />
            )}
            <span>
              <span className={styles.who}>{game ? `${fakename} · ${game.name}` : fakename}</span>
              <span className={styles.sum}>+{formatMoney(amount, locale)}</span>
            </span>
          </>
        );
        return (
          <li key={id}>
            {game ? (
              <LocaleLink to={paths.game.build({ sysname: game.sysname })} className={styles.winner}>
                {words}
              </LocaleLink>
            ) : (
              <div className={styles.winner}>{words}</div>
            )}
          </li>
        );
      })}
    </TileRow>
  );
}
