import { clsx } from 'clsx';
import { memo } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { Moment } from '#client/entities/moment/Moment.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { Money } from '#client/ui/feedback/Money.tsx';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { toMs } from '#shared/domain/toMs.ts';
import styles from './Bets.module.css';
import type { BetsQuery } from './betsQuery.ts';
import type { Round } from './loadRounds.ts';
import { netOf } from './netOf.ts';
import { RoundDetails } from './RoundDetails.tsx';

const LOOKS = {
  win: { kind: 'success', icon: 'check-circle' },
  lose: { kind: 'info', icon: 'minus' },
  open: { kind: 'waiting', icon: 'clock' },
} as const;

interface RoundItemProps {
  round: Round;
  /** Address of the list without an open round. */
  address: string;
  /** null: the details are closed. */
  open: BetsQuery | null;
}

/** Memoized: the list grows without bound. */
export const RoundItem = memo(function RoundItem({ round, address, open }: RoundItemProps) {
  const text = useText();
  const { locale } = useApp();
  const { id, game, bet, win, status } = round;
  const net = netOf(bet, win);
  const playedAt = toMs(round.created_at);
  const look = status === 'win' || status === 'lose' || status === 'open' ? status : null;
  return (
    <li className={styles.round}>
      <div className={styles.line}>
        <span className={styles.name}>{game.name}</span>
        <Moment at={playedAt} className={styles.at} />
        <span className={styles.stake}>
          {text('bets.stake')} <Money {...bet} locale={locale} />
        </span>
        <b className={styles.win}>
          {text('bets.win')} <Money {...win} locale={locale} />
        </b>
        {status !== 'open' && (
          <b className={clsx(styles.net, net.amount > 0 && styles.gain)}>
            <Money {...net} locale={locale} signed />
          </b>
        )}
        {look && (
          <span className={clsx(styles.state, look !== 'open' && styles.ended)}>
            <Badge kind={LOOKS[look].kind} icon={LOOKS[look].icon}>
              {text(`bets.status.${look}`)}
            </Badge>
          </span>
        )}
        <LocaleLink
          to={open ? address : `${address}${address.includes('?') ? '&' : '?'}open=${encodeURIComponent(id)}`}
          replace
          preventScrollReset
          className={styles.opener}
        >
          <VisuallyHidden>{text(open ? 'bets.close' : 'bets.open')}</VisuallyHidden>
          <Icon name={open ? 'chevron-up' : 'chevron-down'} />
        </LocaleLink>
      </div>
      {open && <RoundDetails round={round} query={open} />}
    </li>
  );
});
