import type { Winner } from '../../../shared/api/play/jackpots.contract.ts';
import { formatMoney } from '../../../shared/domain/money/formatMoney.ts';
import { paths } from '../../../shared/url/paths.ts';
import type { Settled } from '../../context/settle.ts';
import { useApp } from '../../context/useApp.ts';
import { coverOfSize } from '../game/coverOfSize.ts';
import { LocaleLink } from '../../ui/navigation/LocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ComingRow } from '../section/ComingRow.tsx';
import styles from './WinnersRow.module.css';

interface WinnersRowProps {
  title: string;
  winners: Promise<Settled<Winner[]>>;
}

/** Latest wins; the platform masks the players' names. */
export function WinnersRow({ title, winners }: WinnersRowProps) {
  const { locale } = useApp();
  const text = useText();
  return (
    <ComingRow
      title={title}
      more={{ href: paths.winners.build(), text: text('lobby.allWinners') }}
      size="chip"
      items={winners}
      skeleton={<Skeleton className={styles.skeleton} />}
    >
      {({ fakename, amount, game }) => {
        const caption = (
          <>
            {game?.image_url && (
              <img
                src={coverOfSize(game.image_url, '225x300')}
                width={42}
                height={56}
                alt=""
                loading="lazy"
                decoding="async"
              />
            )}
            <span>
              <span className={styles.who}>{game ? `${fakename} · ${game.name}` : fakename}</span>
              <span className={styles.sum}>+{formatMoney(amount, locale)}</span>
            </span>
          </>
        );
        return game ? (
          <LocaleLink to={paths.game.build({ sysname: game.sysname })} className={styles.winner}>
            {caption}
          </LocaleLink>
        ) : (
          <div className={styles.winner}>{caption}</div>
        );
      }}
    </ComingRow>
  );
}
