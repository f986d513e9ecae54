import { use } from 'react';
import type { Settled } from '#client/context/settle.ts';
import { coverOfSize } from '#client/entities/game/coverOfSize.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { TileRow } from '#client/ui/layout/tiles/TileRow.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { formatDate } from '#shared/domain/formatDate.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { hashKeys } from '#shared/keys/hashKeys.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './FreeSpins.module.css';
import type { FreeSpinPack } from './loadFreeSpins.ts';

/** The player's freespins, each a link to its game. Renders nothing when there are none or they fail to load. */
export function FreeSpins({ packs }: { packs: Promise<Settled<FreeSpinPack[]>> }) {
  const text = useText();
  const { account } = useFacts('session');
  if (!account) return null;
  const settled = use(packs);
  if (!settled.ok || settled.value.length === 0) return null;
  return (
    <TileRow
      size="chip"
      title={text('game.freeSpins')}
      previousLabel={text('game.previous')}
      nextLabel={text('game.next')}
    >
      {settled.value.map(({ id, game, count, expiresAt }) => (
        <li key={id}>
          <LocaleLink to={paths.game.build({ sysname: game.sysname }) + hashKeys.real} className={styles.pack}>
            <img
              src={coverOfSize(game.image, '225x300')}
              width={42}
              height={56}
              alt=""
              loading="lazy"
              decoding="async"
            />
            <span className={styles.text}>
              <span className={styles.name}>{game.name}</span>
              <span className={styles.count}>{text('game.spinCount', { count, n: formatNumber(count) })}</span>
              {expiresAt !== null && (
                <span className={styles.until}>{text('game.spinsUntil', { date: formatDate(expiresAt) })}</span>
              )}
            </span>
            <span className={styles.play}>
              <Icon name="play" size={18} />
              {text('game.playNow')}
            </span>
          </LocaleLink>
        </li>
      ))}
    </TileRow>
  );
}
