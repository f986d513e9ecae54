import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { Money } from '#client/ui/feedback/Money.tsx';
import type { Closure } from '#shared/closure/Closure.ts';

/** Why an account is closed to play, how much money it has, the way to it, and how bets and bonuses end. */
export function ClosureText({ closure }: { closure: Closure }) {
  const { locale } = useApp();
  const text = useText();
  const { main } = useFacts('balances');
  return (
    <>
      <p>{text(`closed.text.${closure}`)}</p>
      {main && (
        <p>
          <span>{text('closed.balance')}</span> <Money {...main} locale={locale} />
        </p>
      )}
      <p>{text(`closed.money.${closure}`)}</p>
      <p>{text('closed.bets')}</p>
    </>
  );
}
