import { clsx } from 'clsx';
import { ChatBadge } from '#client/app/shell/ChatBadge.tsx';
import { HomeLink } from '#client/app/shell/HomeLink.tsx';
import { currentOption } from '#client/app/shell/menu/currentOption.ts';
import { visibleItems } from '#client/app/shell/menu/visibleItems.ts';
import { useRootData } from '#client/app/useRootData.ts';
import { PlayerHole } from '#client/context/PlayerHole.tsx';
import { useLocation } from '#client/context/useLocation.ts';
import { AuthLink } from '#client/dialogs/AuthLink.tsx';
import { useText } from '#client/i18n/useText.ts';
import { late } from '#client/lib/late/late.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { useIsPlayer } from '#client/stores/useIsPlayer.ts';
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import { buttonClass } from '#client/ui/navigation/buttonClass.ts';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { SegmentedLinks } from '#client/ui/navigation/tabs/SegmentedLinks.tsx';
import { stripLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './Header.module.css';
import { HeaderSearch } from './HeaderSearch.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** The player's part of the header. Guests do not load it; the server renders it in the first byte. */
const PlayerCorner = late(() => import('./PlayerControls.tsx'), 'PlayerControls');

/** The header of every page. Guest and player variants have the same height and right edge. */
export function Header({ game }: { game?: boolean }) {
  const root = useRootData();
  const text = useText();
  const here = useLocation();
  const { account, fatal } = useFacts('session');
  const isPlayer = useIsPlayer();
  const options = visibleItems(root?.menus.header ?? [], isPlayer).filter((item) => !item.action);
  const current = currentOption(options, here);
  const isHall = stripLocale(here.pathname) === paths.gamehall.build();
  return (
    <header className={clsx(styles.header, game && styles.game)}>
      <div className={styles.inner}>
        <HomeLink className={clsx(styles.logo, account && styles.short)} size={32} />
        {options.length > 1 && (
          <div className={styles.sections}>
            <SegmentedLinks
              label={text('shell.sections')}
              link={renderLocaleLink}
              options={options.map((item) => ({
                href: item.url,
                label: item.title,
                icon: (item.icon || undefined) as IconName | undefined,
                current: item === current,
              }))}
            />
          </div>
        )}
        {/* The hall has its own search; a blocked or closed account has no games. */}
        {!isHall && !fatal && <HeaderSearch className={styles.search} />}
        <div className={styles.end}>
          <ChatBadge />
          <div className={styles.language}>
            <LanguageSwitch />
          </div>
          {account ? (
            <PlayerHole fallback={import.meta.env.SSR ? <CornerFallback /> : <Skeleton className={styles.unknown} />}>
              <PlayerCorner account={account} />
            </PlayerHole>
          ) : isPlayer === undefined ? (
            <Skeleton className={styles.unknown} />
          ) : (
            <>
              <AuthLink screen="signIn" className={clsx(buttonClass({}), styles.signIn)}>
                {text('shell.signIn')}
              </AuthLink>
              <AuthLink screen="signUp" className={clsx(buttonClass({ kind: 'primary' }), styles.signUp)}>
                {text('shell.signUp')}
              </AuthLink>
            </>
          )}
        </div>
      </div>
    </header>
  );
}

/** Where the player's controls could not be rendered: the way to the account, which works without script. */
function CornerFallback() {
  const text = useText();
  return (
    <LocaleLink to={paths.profile.build()} className={styles.unknown} aria-label={text('shell.account')}>
      <Icon name="user" size={22} />
    </LocaleLink>
  );
}
