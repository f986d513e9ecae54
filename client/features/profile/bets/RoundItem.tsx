import { memo } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { Moment } from '#client/entities/moment/Moment.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { Money } from '#client/ui/feedback/Money.tsx';
import { Row } from '#client/ui/layout/rows/Row.tsx';
import { renderInPlaceLink } from '#client/ui/navigation/renderInPlaceLink.tsx';
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
  const look = status === 'win' || status === 'lose' || status === 'open' ? status : null;
  return (
    <Row
      link={renderInPlaceLink}
      className={styles.round}
      title={game.name}
      meta={<Moment time={toMs(round.created_at)} />}
      extra={
        <>
          {text('bets.stake')} <Money {...bet} locale={locale} />
        </>
      }
      // An open bet has no outcome yet.
      amount={status !== 'open' && <Money {...net} locale={locale} signed />}
      tone={net.amount > 0 ? 'gain' : undefined}
      state={
        look && (
          <Badge kind={LOOKS[look].kind} icon={LOOKS[look].icon}>
            {text(`bets.status.${look}`)}
          </Badge>
        )
      }
      opener={{
        href: open ? address : `${address}${address.includes('?') ? '&' : '?'}open=${encodeURIComponent(id)}`,
        name: text(open ? 'bets.close' : 'bets.open'),
        isOpen: open !== null,
      }}
    >
      {open && <RoundDetails round={round} query={open} />}
    </Row>
  );
});
