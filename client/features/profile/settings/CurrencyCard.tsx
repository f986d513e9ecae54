import { useState } from 'react';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { useText } from '#client/i18n/useText.ts';
import { late } from '#client/lib/late/late.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { Fold } from '#client/ui/layout/Fold.tsx';
import { SettingsCard } from './SettingsCard.tsx';

/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
const CurrencyForm = late(() => import('./CurrencyForm.tsx'), 'CurrencyForm');

/** The account's currency can be changed only while all balances are empty and another currency exists. */
export function CurrencyCard({ outcome }: { outcome: PlainFormOutcome | null }) {
  const text = useText();
  const { main, bonus, betting } = useFacts('balances');
  const { info } = useFacts('general');
  const formOutcome = outcome?.form === 'currency' ? outcome : null;
  const [isOpen, setOpen] = useState(Boolean(formOutcome?.messageId));
  const currencies = info?.available_currencies ?? [];
  const hasMoney = [main, bonus, betting].some((balance) => (balance?.amount ?? 0) !== 0);
  if (!main || hasMoney || currencies.length < 2) return null;
  const note = formOutcome && <OutcomeNote outcome={formOutcome} done={text('settings.currencyDone')} />;
  return (
    <SettingsCard id="currency" icon="wallet" title={text('settings.currency')}>
      {formOutcome?.messageId === null && note}
      <p>{text('settings.currencyText', { currency: main.currency })}</p>
      <Fold
        icon="edit"
        label={text('settings.currencyEdit')}
        isOpen={isOpen}
        onToggle={setOpen}
        note={formOutcome?.messageId && note}
      >
        <CurrencyForm currency={main.currency} currencies={[...currencies]} onSaved={() => setOpen(false)} />
      </Fold>
    </SettingsCard>
  );
}
