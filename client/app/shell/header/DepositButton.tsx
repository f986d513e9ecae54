import { clsx } from 'clsx';
import { paths } from '../../../../shared/url/paths.ts';
import { renderLocaleLink } from '../../../ui/navigation/renderLocaleLink.tsx';
import { useText } from '../../../i18n/useText.ts';
import { buttonClass } from '../../../ui/navigation/buttonClass.ts';
import { Icon } from '../../../ui/media/Icon.tsx';
import type { IconName } from '../../../ui/media/iconShapes.ts';
import { useRootData } from '../../useRootData.ts';
import styles from './DepositButton.module.css';
import { hasPage } from '../menu/hasPage.ts';

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
