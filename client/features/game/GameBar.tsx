import { PlayerHole } from '#client/context/PlayerHole.tsx';
import { useApp } from '#client/context/useApp.ts';
import { useLike } from '#client/entities/game/useLike.ts';
import { SessionClock } from '#client/entities/play/SessionClock.tsx';
import { useText } from '#client/i18n/useText.ts';
import { joinDotted } from '#client/lib/joinDotted.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { usePlayerCurrency } from '#client/stores/usePlayerCurrency.ts';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { IconButton } from '#client/ui/navigation/IconButton.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { SegmentedButtons } from '#client/ui/navigation/tabs/SegmentedButtons.tsx';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { percentDigits } from '#shared/domain/money/percentDigits.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './GameBar.module.css';
import type { GameControls } from './stage/GameControls.ts';

/** The bar above the frame. On phones: 52 px with back link, session line and menu. */
export function GameBar({
  game,
  mode,
  canLike,
  choose,
  fullScreen,
  session,
  startedAt,
  onMenu,
}: GameControls & { onMenu: () => void }) {
  const text = useText();
  const like = useLike(game.sysname);
  const parts = [game.providerName, game.rtp !== null && text('game.rtp', { rtp: percentDigits(game.rtp) })];
  return (
    <header className={styles.bar}>
      <LocaleLink to={paths.gamehall.build()} className={styles.back} aria-label={text('game.back')}>
        <Icon name="chevron-left" size={24} />
      </LocaleLink>
      <div className={styles.name}>
        <h1>{game.name}</h1>
        <p className={styles.facts}>{joinDotted(parts)}</p>
        <p className={styles.session}>
          <VisuallyHidden>{text('game.clock')}</VisuallyHidden>
          <SessionClock startedAt={startedAt} />
          <span>{'\u00A0· '}</span>
          {mode === 'demo' ? (
            <span>{text('game.demo')}</span>
          ) : (
            <>
              <span>{text('game.netShort')} </span>
              <PlayerHole>
                <Net amount={session.won - session.staked} />
              </PlayerHole>
            </>
          )}
        </p>
      </div>
      {mode !== 'demo' && (
        <PlayerHole>
          <Balance />
        </PlayerHole>
      )}
      <div className={styles.tools}>
        {game.hasDemo && (
          <SegmentedButtons
            label={text('game.mode')}
            options={[
              { value: 'play', label: text('game.real') },
              { value: 'demo', label: text('game.demo') },
            ]}
            value={mode}
            onPress={(next) => choose(next === 'demo' ? 'demo' : 'real')}
          />
        )}
        {canLike && (
          <IconButton
            icon={like.on ? 'heart-filled' : 'heart'}
            label={text(like.on ? 'game.unlike' : 'game.like')}
            className={like.on ? styles.liked : undefined}
            onClick={like.toggle}
          />
        )}
        {fullScreen && (
          <IconButton
            icon={fullScreen.isOn ? 'exit-fullscreen' : 'fullscreen'}
            label={text(fullScreen.isOn ? 'game.exitFullScreen' : 'game.fullScreen')}
            onClick={fullScreen.toggle}
          />
        )}
        <LocaleLink
          to={paths.gamehall.build()}
          className={styles.close}
          aria-label={text('game.close')}
          title={text('game.close')}
        >
          <Icon name="close" size={22} />
        </LocaleLink>
      </div>
      <IconButton
        icon="more"
        label={text('game.menu')}
        className={styles.menu}
        aria-haspopup="dialog"
        onClick={onMenu}
      />
    </header>
  );
}

function Net({ amount }: { amount: number }) {
  const { locale } = useApp();
  const currency = usePlayerCurrency();
  return <span>{(amount > 0 ? '+' : '') + formatMoney({ amount, currency }, locale)}</span>;
}

function Balance() {
  const { locale } = useApp();
  const text = useText();
  const { main } = useFacts('balances');
  return (
    main && (
      <p className={styles.balance}>
        <VisuallyHidden>{text('game.balance')}</VisuallyHidden>
        <span>{formatMoney(main, locale)}</span>
      </p>
    )
  );
}
