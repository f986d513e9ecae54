import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { HideableMoney } from '#client/ui/feedback/HideableMoney.tsx';
import { Money } from '#client/ui/feedback/Money.tsx';
import { FactList } from '#client/ui/layout/FactList.tsx';
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
    <FactList
      layout="rows"
      className={styles.list}
      facts={rows.map(
        ([id, money]) =>
          money && {
            label: text(id),
            value: (
              <HideableMoney>
                <Money {...money} locale={locale} />
              </HideableMoney>
            ),
          },
      )}
    />
  );
}
