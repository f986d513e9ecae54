import { clsx } from 'clsx';
import { hasPage } from '#client/app/shell/menu/hasPage.ts';
import { useRootData } from '#client/app/useRootData.ts';
import { useText } from '#client/i18n/useText.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import { buttonClass } from '#client/ui/navigation/buttonClass.ts';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';
import styles from './DepositButton.module.css';

/**
 * Links to the deposit page, beside the balance; on phones a plus with a label. Hidden while the site has no such page, and for a
 * player near a limit, who still has the cashier in the profile.
 */
export function DepositButton() {
  const text = useText();
  const { depositIcon: icon = 'plus', isHeldBack = false } = useRootData() ?? {};
  const deposit = paths.deposit.build();
  if (isHeldBack || !hasPage(deposit)) return null;
  return renderLocaleLink({
    href: deposit,
    className: clsx(buttonClass({ kind: 'primary' }), styles.button),
    'aria-label': text('shell.deposit'),
    children: (
      <>
        <Icon name={icon as IconName} />
        <span className={styles.label}>{text('shell.deposit')}</span>
      </>
    ),
  });
}
