import { useApp } from '../../../context/useApp.ts';
import { useText } from '../../../i18n/useText.ts';
import { useFacts } from '../../../stores/useFacts.ts';
import { HideableMoney } from '../../../ui/feedback/HideableMoney.tsx';
import { Money } from '../../../ui/feedback/Money.tsx';
import styles from './BalanceList.module.css';

/** The player's balances by name, without demo money. */
export function BalanceList() {
  const { locale } = useApp();
  const text = useText();
  const { main, bonus, betting } = useFacts('balances');
  const rows = [
    ['shell.balanceMain', main],
    ['shell.balanceBonus', bonus],
    ['shell.balanceBetting', betting],
  ] as const;
  return (
    <dl className={styles.list}>
      {rows.map(
        ([id, money]) =>
          money && (
            <div key={id}>
              <dt>{text(id)}</dt>
              <dd>
                <HideableMoney>
                  <Money {...money} locale={locale} />
                </HideableMoney>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
