import type { MouseEvent, RefObject } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { coverOfSize } from '#client/entities/game/coverOfSize.ts';
import { frameRights } from '#client/entities/game/frameRights.ts';
import { isBrokenFrame } from '#client/entities/game/isBrokenFrame.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { StarLoader } from '#client/ui/feedback/StarLoader.tsx';
import { Status } from '#client/ui/layout/Status.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import type { RenderLink } from '#client/ui/navigation/linkProps.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { type Locale, withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { landCover } from '../liftCover.ts';
import type { PlayedGame } from '../session/PlayedGame.ts';
import { failureOf, statusOf } from './failureOf.ts';
import styles from './GameScreen.module.css';
import type { GameMode } from './gameLaunch.ts';
import { SlotError } from './SlotError.tsx';
import type { GameLaunch } from './useGameLaunch.ts';

interface GameScreenProps {
  game: PlayedGame;
  launch: GameLaunch;
  frame: RefObject<HTMLIFrameElement | null>;
  report: () => void;
}

/** The server-rendered poster, then the frame, or the reason why the game did not open. */
export function GameScreen({ game, launch, frame, report }: GameScreenProps) {
  const { locale } = useApp();
  const text = useText();
  const { frame: open } = launch;
  if (open?.phase === 'failed')
    return (
      <div className={styles.screen} data-theme="dark">
        <SlotError failure={open.failure ?? 'game'} onRetry={launch.retry} onReport={report} />
      </div>
    );
  const isWaiting = open !== null && open.phase !== 'running';
  return (
    <div className={styles.screen} data-theme="dark">
      {open?.phase !== 'running' && (
        <div className={styles.poster} data-poster="">
          <img
            ref={landCover}
            src={coverOfSize(game.image, '450x600')}
            width={300}
            height={400}
            alt=""
            fetchPriority="high"
          />
          <Status className={styles.loading}>
            {isWaiting && (
              <>
                <StarLoader size={32} />
                <p>{text('game.loading')}</p>
                {open.phase === 'slow' && (
                  <>
                    <p className={styles.hint}>{text('game.slow')}</p>
                    <Button icon="refresh" onClick={() => launch.failed(failureOf(0, navigator.onLine))}>
                      {text('game.reload')}
                    </Button>
                  </>
                )}
              </>
            )}
          </Status>
          {!isWaiting && <PosterActions game={game} launch={launch} />}
        </div>
      )}
      {open && (
        <iframe
          key={open.attempt}
          ref={frame}
          className={styles.frame}
          title={text(open.mode === 'demo' ? 'game.frameDemo' : 'game.frame', { name: game.name })}
          src={frameAddress(game, open.mode, locale)}
          {...frameRights()}
          data-hidden={isWaiting || undefined}
          onLoad={({ currentTarget }) =>
            isBrokenFrame(currentTarget)
              ? launch.failed(failureOf(statusOf(currentTarget), navigator.onLine))
              : launch.loaded()
          }
        />
      )}
    </div>
  );
}

/** Links, which work before hydration and without JavaScript. */
function PosterActions({ game, launch }: Pick<GameScreenProps, 'game' | 'launch'>) {
  const { locale } = useApp();
  const text = useText();
  const { isGuest, isOnBreak } = useFacts('session');
  const opener =
    (wish: 'real' | 'demo', inside: boolean): RenderLink =>
    ({ href, children, ...rest }) => {
      const press = (event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        launch.choose(wish);
      };
      return inside ? (
        <a href={href} rel="nofollow" {...rest} onClick={press}>
          {children}
        </a>
      ) : (
        <LocaleLink to={href} {...rest} onClick={press}>
          {children}
        </LocaleLink>
      );
    };
  // Also while the session is unknown: the platform checks the cookie.
  const isPlayer = !isGuest;
  const demoFirst = game.hasDemo && !isPlayer;
  return (
    <div className={styles.actions}>
      <Status>{launch.isOutOfMoney && text('game.noMoney')}</Status>
      {(isPlayer || !isOnBreak) && (
        <ButtonLink
          kind={demoFirst ? 'secondary' : 'primary'}
          size="large"
          icon="play"
          href={isPlayer ? frameAddress(game, 'play', locale) : paths.signUp.build()}
          link={opener('real', isPlayer)}
        >
          {text('game.playReal')}
        </ButtonLink>
      )}
      {game.hasDemo && (
        <ButtonLink
          kind={demoFirst ? 'primary' : 'secondary'}
          size="large"
          href={frameAddress(game, 'demo', locale)}
          link={opener('demo', true)}
        >
          {text('game.playDemo')}
        </ButtonLink>
      )}
    </div>
  );
}

/** The document inside the frame. */
function frameAddress(game: { sysname: string; isCustom: boolean }, mode: GameMode, locale: Locale): string {
  const query = { [queryKeys.embed]: 1 };
  const path = game.isCustom
    ? paths.customGameFrame.build({ name: game.sysname, mode }, query)
    : paths.gameFrame.build({ id: game.sysname, mode }, query);
  return withLocale(path, locale);
}
