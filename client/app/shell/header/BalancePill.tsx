import { Disclosure } from '#client/app/shell/menu/Disclosure.tsx';
import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { HideableMoney } from '#client/ui/feedback/HideableMoney.tsx';
import { Money } from '#client/ui/feedback/Money.tsx';
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { useHiddenBalance } from '#client/ui/theme/useHiddenBalance.ts';
import { BalanceList } from './BalanceList.tsx';
import styles from './BalancePill.module.css';

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
