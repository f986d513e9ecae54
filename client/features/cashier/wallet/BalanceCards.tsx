import { usePageData } from '../../../context/usePageData.ts';
import { useText } from '../../../i18n/useText.ts';
import { useFacts } from '../../../stores/useFacts.ts';
import { IconButton } from '../../../ui/navigation/IconButton.tsx';
import { useHiddenBalance } from '../../../ui/theme/useHiddenBalance.ts';
import { BalanceCard } from './BalanceCard.tsx';
import styles from './BalanceCards.module.css';

/** Demo money is in no balance. */
export function BalanceCards() {
  const text = useText();
  const { wagers } = usePageData<typeof import('../wallet.loader.ts')>();
  const { main, bonus, betting } = useFacts('balances');
  const { isHidden, setHidden } = useHiddenBalance();
  return (
    <section aria-labelledby="balances" className={styles.section}>
      <div className={styles.head}>
        <h2 id="balances">{text('wallet.balances')}</h2>
        <IconButton
          icon={isHidden ? 'eye-off' : 'eye'}
          label={text(isHidden ? 'wallet.show' : 'wallet.hide')}
          className={styles.hide}
          onClick={() => setHidden(!isHidden)}
        />
      </div>
      <ul className={styles.balances}>
        <BalanceCard balance="main" money={main} wager={null} />
        <BalanceCard balance="bonus" money={bonus} wager={wagers.bonus} />
        <BalanceCard balance="betting_bonus" money={betting} wager={wagers.betting} />
      </ul>
    </section>
  );
}
