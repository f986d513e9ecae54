import { useApp } from '../../../context/useApp.ts';
import { useText } from '../../../i18n/useText.ts';
import { useFacts } from '../../../stores/useFacts.ts';
import { Icon } from '../../../ui/media/Icon.tsx';
import { HideableMoney } from '../../../ui/feedback/HideableMoney.tsx';
import { Money } from '../../../ui/feedback/Money.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { useHiddenBalance } from '../../../ui/theme/useHiddenBalance.ts';
import { BalanceList } from './BalanceList.tsx';
import styles from './BalancePill.module.css';
import { Disclosure } from '../menu/Disclosure.tsx';

/** The main balance; opens a list of all balances. */
export function BalancePill() {
  const { locale } = useApp();
  const text = useText();
  const { main } = useFacts('balances');
  useHiddenBalance();
  return (
    <Disclosure
      className={styles.pill}
      summary={
        <>
          <VisuallyHidden>{text('shell.balance')}</VisuallyHidden>
          {main ? (
            <HideableMoney>
              <Money {...main} locale={locale} display />
            </HideableMoney>
          ) : (
            <Skeleton shape="text" className={styles.waiting} />
          )}
          <Icon name="chevron-down" size={16} />
        </>
      }
    >
      <BalanceList />
    </Disclosure>
  );
}
