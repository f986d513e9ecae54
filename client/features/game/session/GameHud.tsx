import { clsx } from 'clsx';
import { useApp } from '#client/context/useApp.ts';
import { SessionClock } from '#client/entities/play/SessionClock.tsx';
import { SessionMoney } from '#client/entities/play/SessionMoney.tsx';
import { useText } from '#client/i18n/useText.ts';
import { usePlayerCurrency } from '#client/stores/usePlayerCurrency.ts';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import { DEFAULT_CURRENCY } from '#shared/domain/money/defaultCurrency.ts';
import type { GameMode } from '../stage/gameLaunch.ts';
import styles from './GameHud.module.css';
import type { GameSession } from './gameSession.ts';

interface GameHudProps {
  mode: GameMode | null;
  session: GameSession;
  startedAt: number | null;
  report: () => void;
}

const unusedWhen = (isUnused: boolean) => clsx(isUnused && styles.unused);

/** Duration and totals below the frame, on wide screens and for real money only. */
export function GameHud({ mode, session, startedAt, report }: GameHudProps) {
  const { locale } = useApp();
  const text = useText();
  // The server's sums are hidden.
  const currency = usePlayerCurrency(DEFAULT_CURRENCY);
  return (
    <div className={styles.hud}>
      <FactList
        layout="plain"
        facts={[
          {
            label: text('game.clock'),
            value: (
              <>
                <Icon name="clock" size={16} />
                <SessionClock startedAt={startedAt} />
              </>
            ),
          },
          // Space is reserved, so that the text beside does not move when the game starts.
          {
            label: text('game.staked'),
            value: <SessionMoney amount={session.staked} currency={currency} locale={locale} />,
            className: unusedWhen(mode !== 'play'),
          },
          {
            label: text('game.net'),
            value: <SessionMoney amount={session.won - session.staked} currency={currency} locale={locale} isNet />,
            className: unusedWhen(mode !== 'play'),
          },
        ]}
      />
      <div className={styles.note}>
        <p>{text(mode === 'demo' ? 'game.demoNote' : 'game.ageNote')}</p>
        <span className={unusedWhen(mode === null)}>
          <TextButton onClick={report}>{text('game.report')}</TextButton>
        </span>
      </div>
    </div>
  );
}
