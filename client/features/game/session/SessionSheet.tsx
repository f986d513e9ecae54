import { useApp } from '#client/context/useApp.ts';
import { useLike } from '#client/entities/game/useLike.ts';
import { SessionClock } from '#client/entities/play/SessionClock.tsx';
import { SessionMoney } from '#client/entities/play/SessionMoney.tsx';
import { useText } from '#client/i18n/useText.ts';
import { useIsPlayer } from '#client/stores/useIsPlayer.ts';
import { usePlayerCurrency } from '#client/stores/usePlayerCurrency.ts';
import { Dialog } from '#client/ui/layout/Dialog.tsx';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { percentDigits } from '#shared/domain/money/percentDigits.ts';
import { paths } from '#shared/url/paths.ts';
import type { GameControls } from '../stage/GameControls.ts';
import styles from './SessionSheet.module.css';

/** The menu on phones: figures of the session, then actions. */
export function SessionSheet({
  game,
  mode,
  canLike,
  choose,
  report,
  fullScreen,
  session,
  startedAt,
  onClose,
}: GameControls & { onClose: () => void }) {
  const { locale } = useApp();
  const text = useText();
  const like = useLike(game.sysname);
  const money = { currency: usePlayerCurrency(), locale };
  const isPlayer = useIsPlayer();
  const isDemo = mode === 'demo';
  /** A switch has no chevron: it leads nowhere. */
  const row = (icon: IconName, label: string, onPress: () => void, kind?: 'switch' | 'switchThatStays') => (
    <li>
      <button
        type="button"
        onClick={() => {
          if (kind !== 'switchThatStays') onClose();
          onPress();
        }}
      >
        <Icon name={icon} size={24} />
        <span>{label}</span>
        {!kind && <Icon name="chevron-right" size={18} />}
      </button>
    </li>
  );
  return (
    <Dialog
      kind="curtain"
      open
      onClose={onClose}
      lightDismiss
      closeLabel={text('game.closeSheet')}
      title={text('game.session')}
    >
      <FactList
        layout="plain"
        className={styles.figures}
        facts={[
          { label: text('game.time'), value: <SessionClock startedAt={startedAt} /> },
          {
            label: text('game.net'),
            value: <SessionMoney amount={session.won - session.staked} isNet {...money} />,
          },
          { label: text('game.stakedShort'), value: <SessionMoney amount={session.staked} {...money} /> },
          game.rtp !== null && { label: text('game.return'), value: `${percentDigits(game.rtp)}%` },
        ]}
      />
      {isDemo && <p className={styles.note}>{text('game.demoNote')}</p>}
      <ul className={styles.actions}>
        {fullScreen &&
          row(
            fullScreen.isOn ? 'exit-fullscreen' : 'fullscreen',
            text(fullScreen.isOn ? 'game.exitFullScreen' : 'game.fullScreen'),
            fullScreen.toggle,
            'switch',
          )}
        {canLike &&
          row(
            like.on ? 'heart-filled' : 'heart',
            text(like.on ? 'game.unlike' : 'game.like'),
            like.toggle,
            'switchThatStays',
          )}
        {game.hasDemo &&
          (isDemo
            ? row('play', text('game.toReal'), () => choose('real'))
            : row('play', text('game.toDemo'), () => choose('demo')))}
        {row('alert', text('game.report'), report)}
        {isPlayer && (
          <li>
            <LocaleLink to={paths.profileResponsibleGame.build()}>
              <Icon name="shield" size={24} />
              <span>{text('game.limits')}</span>
              <Icon name="chevron-right" size={18} />
            </LocaleLink>
          </li>
        )}
      </ul>
      <p className={styles.maker}>{text('game.maker', { provider: game.providerName })}</p>
    </Dialog>
  );
}
