import { useApp } from '#client/context/useApp.ts';
import { refreshAccount } from '#client/entities/player/refreshAccount.ts';
import { useText } from '#client/i18n/useText.ts';
import { Select } from '#client/ui/forms/controls/Select.tsx';
import { FormField } from '#client/ui/forms/FormField.tsx';
import { currencyUnit } from '#shared/domain/money/currencyUnit.ts';
import { currencyForm } from '#shared/forms/account/currencyForm.ts';
import { SavedForm } from '../shell/SavedForm.tsx';

interface CurrencyFormProps {
  currency: string;
  currencies: readonly string[];
  onSaved: () => void;
}

export function CurrencyForm({ currency, currencies, onSaved }: CurrencyFormProps) {
  const text = useText();
  const { call, stores, locale } = useApp();

  async function finish(): Promise<void> {
    // The old currency is shown until the platform returns the new one.
    await refreshAccount({ call, stores }).catch(() => undefined);
    onSaved();
  }

  return (
    <SavedForm
      form={currencyForm}
      context={currencies}
      start={{ currency }}
      label={text('profile.save')}
      onSaved={finish}
    >
      <FormField name="currency" label={text('auth.field.currency')}>
        {(control) => (
          <Select
            {...control}
            autoComplete="transaction-currency"
            options={currencies.map((value) => ({ value, label: `${value}, ${currencyUnit(value, locale)}` }))}
          />
        )}
      </FormField>
    </SavedForm>
  );
}
