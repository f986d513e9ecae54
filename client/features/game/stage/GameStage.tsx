import { clsx } from 'clsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useKeepDocument } from '#client/context/useKeepDocument.ts';
import { useNavigate } from '#client/context/useNavigate.ts';
import { useFrameMessages } from '#client/entities/game/useFrameMessages.ts';
import { refreshBalances } from '#client/entities/money/refreshBalances.ts';
import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { innerAddress } from '#client/lib/innerAddress.ts';
import { watchReturn } from '#client/lib/live/watchReturn.ts';
import { telegramVisit } from '#client/lib/visitor/telegramVisit.ts';
import { isMotionReduced } from '#client/ui/theme/isMotionReduced.ts';
import type { GamesConfig } from '#shared/content/gamesConfig.content.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { GameBar } from '../GameBar.tsx';
import { GameHud } from '../session/GameHud.tsx';
import type { PlayedGame } from '../session/PlayedGame.ts';
import { rememberGame } from '../session/rememberGame.ts';
import { SessionSheet } from '../session/SessionSheet.tsx';
import { useGameSession } from '../session/useGameSession.ts';
import { failureOf } from './failureOf.ts';
import { type FrameMessage, readFrameMessage } from './frameMessage.ts';
import { GameScreen } from './GameScreen.tsx';
import styles from './GameStage.module.css';
import { useFullScreen } from './useFullScreen.ts';
import { useGameLaunch } from './useGameLaunch.ts';

/** A win of so many bets is celebrated. */
const BIG_WIN_BETS = 20;

interface GameStageProps {
  game: PlayedGame;
  letsBrokeIn: boolean;
  canLike: boolean;
  fullScreen: GamesConfig['visibleFullScreen'];
  /** Whether a big win is celebrated: not for a player who is held back. */
  celebrates: boolean;
}

/** The game's bar and frame, with the session below. Fills the screen on phones. */
export function GameStage({ game, letsBrokeIn, canLike, fullScreen, celebrates }: GameStageProps) {
  const { call, stores, locale } = useApp();
  const navigate = useNavigate();
  const stage = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const launch = useGameLaunch({ ...game, letsBrokeIn });
  const screen = useFullScreen(stage);
  const canFullScreen = useCanFullScreen(fullScreen);
  const isRunning = launch.frame !== null;
  const mode = launch.frame?.mode ?? null;
  const { session, startedAt, played } = useGameSession(isRunning, mode === 'play');
  useKeepDocument(isRunning);

  useEffect(() => {
    if (!isRunning) return;
    rememberGame(deviceStorage, game.sysname);
  }, [isRunning, game.sysname]);

  const go = (path: string) => void navigate(withLocale(path, locale));

  /** Updates the balance in the header, because it is not polled during a game. */
  function showBalance({ balance, currency }: { balance: number; currency: string }): void {
    if (!stores.session.isPlayer) return;
    stores.balances.setMain({ amount: balance, currency });
  }

  // The game reports an ended session, which may be the game's only: a call checks whether the site's has ended, too (E15).
  const checkSession = useCallback(
    () => (stores.session.isPlayer ? refreshBalances({ call, stores }) : undefined),
    [call, stores],
  );
  // Another tab or device may have played: the balance is not polled during a game.
  useEffect(() => watchReturn(() => void checkSession()), [checkSession]);
  const { failure } = launch.frame ?? {};
  useEffect(() => {
    if (failure === 'session') void checkSession();
  }, [failure, checkSession]);

  /** A dialog over the running game; a guest is sent to the deposit page, which asks them to sign in. */
  async function payIn(): Promise<void> {
    if (!stores.session.isPlayer) return go(paths.deposit.build());
    if (stores.dialogs.queue.length === 0) await stores.dialogs.open('deposit', {});
  }

  function ended({ round, bet, win }: Extract<FrameMessage, { type: 'round' }>): void {
    // The same round may be reported twice.
    const isNew = round !== session.last;
    played({ round, bet, win });
    if (isNew && celebrates && bet > 0 && win >= BIG_WIN_BETS * bet && !isMotionReduced())
      void import('./burstStars.ts').then(
        ({ burstStars }) => stage.current && burstStars(stage.current),
        () => undefined,
      );
  }

  async function signInAgain(): Promise<void> {
    await checkSession();
    const answer = await stores.dialogs.open('auth', { screen: 'signIn' });
    launch.failed('session');
    if (answer) launch.retry();
  }

  useFrameMessages(frame, readFrameMessage, (message: FrameMessage) => {
    switch (message.type) {
      case 'exit':
        return go(paths.gamehall.build());
      case 'deposit':
        return void payIn();
      case 'checkIframe': {
        const address = innerAddress(message.url, location.origin);
        return address === null ? undefined : void navigate(address);
      }
      case 'error':
        return message.reason === 'session'
          ? void signInAgain()
          : launch.failed(failureOf(message.status ?? 0, window.navigator.onLine));
      case 'round':
        return message.mode === 'play' && mode === 'play' ? ended(message) : undefined;
      case 'balance':
        return message.mode === 'play' && mode === 'play' ? showBalance(message) : undefined;
    }
  });

  function report(): void {
    const { name, sysname } = game;
    void stores.dialogs.open('reportProblem', { game: name, sysname, mode, round: session.last });
  }

  const controls = {
    game,
    mode,
    canLike,
    choose: launch.choose,
    report,
    fullScreen: canFullScreen ? { isOn: screen.isOn, toggle: screen.toggle } : null,
    session,
    startedAt,
  };
  return (
    <section
      ref={stage}
      className={clsx(styles.stage, screen.isCover && styles.cover)}
      data-full={screen.isOn || undefined}
    >
      <GameBar {...controls} onMenu={() => setIsSheetOpen(true)} />
      <GameScreen game={game} launch={launch} frame={frame} report={report} />
      <GameHud mode={mode} session={session} startedAt={startedAt} report={report} />
      {isSheetOpen && <SessionSheet {...controls} onClose={() => setIsSheetOpen(false)} />}
    </section>
  );
}

type Rule = GamesConfig['visibleFullScreen'];

/** Whether the operator allows the full-screen button. A rule about Telegram can be decided only after hydration. */
function useCanFullScreen(rule: Rule): boolean {
  const [isTelegram, setIsTelegram] = useState<boolean | null>(null);
  useEffect(() => {
    const { Telegram } = window as { Telegram?: { WebApp?: { initData?: string } } };
    setIsTelegram(Boolean(Telegram?.WebApp?.initData) || telegramVisit.isOne());
  }, []);
  if (rule === 'all') return true;
  if (rule === 'none' || isTelegram === null) return false;
  return isTelegram === (rule === 'telegram');
}
