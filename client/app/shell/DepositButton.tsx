import { clsx } from 'clsx';
import { paths } from '../../../shared/paths.ts';
import { renderLocaleLink } from '../../i18n/renderLocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './DepositButton.module.css';
import { hasPage } from './hasPage.ts';

/** The way to pay in, beside the balance; a plus with a spoken name on phones. Not there while the site has no such page. */
export function DepositButton() {
  const text = useText();
  const deposit = paths.deposit.build();
  if (!hasPage(deposit)) return null;
  return renderLocaleLink({
    href: deposit,
    className: clsx(buttonClass({ kind: 'primary' }), styles.button),
    'aria-label': text('shell.deposit'),
    children: (
      <>
        <Icon name="plus" />
        <span className={styles.word}>{text('shell.deposit')}</span>
      </>
    ),
  });
}
