import { clsx } from 'clsx';
import { useLocation } from 'react-router';
import { AuthLink } from '../../dialogs/AuthLink.tsx';
import { LocaleLink } from '../../i18n/LocaleLink.tsx';
import { renderLocaleLink } from '../../i18n/renderLocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { useFacts } from '../../stores/useFacts.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import type { IconName } from '../../ui/iconShapes.ts';
import { Logo } from '../../ui/Logo.tsx';
import { SegmentedLinks } from '../../ui/SegmentedLinks.tsx';
import { useRootData } from '../useRootData.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { BalancePill } from './BalancePill.tsx';
import { BRAND } from './brand.ts';
import { currentOption } from './currentOption.ts';
import { DepositButton } from './DepositButton.tsx';
import styles from './Header.module.css';
import { HeaderSearch } from './HeaderSearch.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { visibleItems } from './visibleItems.ts';

/** The top of every page. Guest and player variants have one height and one right edge. */
export function Header({ game }: { game?: boolean }) {
  const root = useRootData();
  const text = useText();
  const here = useLocation();
  const { account } = useFacts('session');
  const options = visibleItems(root?.menus.header ?? [], account !== null).filter((item) => !item.action);
  const current = currentOption(options, here);
  return (
    <header className={clsx(styles.header, game && styles.game)}>
      <div className={styles.inner}>
        <LocaleLink
          to="/"
          className={clsx(styles.logo, account && styles.short)}
          aria-label={`${BRAND}: ${text('shell.home')}`}
        >
          <Logo name={BRAND} size={32} />
        </LocaleLink>
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
        <HeaderSearch className={styles.search} />
        <div className={styles.end}>
          <div className={styles.language}>
            <LanguageSwitch />
          </div>
          {account ? (
            <>
              <BalancePill />
              <DepositButton />
              <AccountMenu account={account} />
            </>
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
