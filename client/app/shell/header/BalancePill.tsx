import { useEffect, useRef } from 'react';
import { Disclosure } from '#client/app/shell/menu/Disclosure.tsx';
import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFact } from '#client/stores/useFact.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { HideableMoney } from '#client/ui/feedback/HideableMoney.tsx';
import { Money } from '#client/ui/feedback/Money.tsx';
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { isMotionReduced } from '#client/ui/theme/isMotionReduced.ts';
import { useHiddenBalance } from '#client/ui/theme/useHiddenBalance.ts';
import { BalanceList } from './BalanceList.tsx';
import styles from './BalancePill.module.css';

/** The main balance, whose digits roll when it changes; opens a list of all balances. */
export function BalancePill() {
  const { locale } = useApp();
  const text = useText();
  const { main } = useFacts('balances');
  const ofSite = useFact('general', ({ info }) => info?.default_currency);
  useHiddenBalance();
  const sum = useRef<HTMLSpanElement>(null);
  const before = useRef<{ amount: number; currency: string; text: string } | null>(null);
  useEffect(() => {
    const last = before.current;
    const text = sum.current?.firstElementChild?.firstChild?.textContent ?? '';
    before.current = main ? { ...main, text } : null;
    if (!main || last?.currency !== main.currency || last.amount === main.amount || isMotionReduced()) return;
    const isGain = main.amount > last.amount;
    void import('./rollDigits.ts').then(
      ({ rollDigits }) => sum.current && rollDigits(sum.current, last.text, isGain),
      () => undefined,
    );
  }, [main]);
  return (
    <Disclosure
      className={styles.pill}
      summary={
        <>
          <VisuallyHidden>{text('shell.balance')}</VisuallyHidden>
          {main ? (
            <HideableMoney>
              <span
                ref={sum}
                className={styles.sum}
                // Tiles of a shared page leave out what they state in the site's currency alone (Shell.module.css).
                data-currency={main.currency === ofSite ? undefined : main.currency}
              >
                <Money {...main} locale={locale} display />
              </span>
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
