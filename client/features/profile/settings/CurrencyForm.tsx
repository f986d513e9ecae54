import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useApp } from '#client/context/useApp.ts';
import { useTyped } from '#client/context/useTyped.ts';
import { isShownAside } from '#client/entities/form/isShownAside.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { useText } from '#client/i18n/useText.ts';
import { Select } from '#client/ui/forms/controls/Select.tsx';
import { Form } from '#client/ui/forms/Form.tsx';
import { FormField } from '#client/ui/forms/FormField.tsx';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { getInfo, setCurrency } from '#shared/api/account/account.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { currencyUnit } from '#shared/domain/money/currencyUnit.ts';
import { withLocale } from '#shared/locales.ts';
import { selectRule } from '#shared/rules/fields/selectRule.ts';
import { paths } from '#shared/url/paths.ts';
import { SaveButton } from '../shell/SaveButton.tsx';

interface CurrencyFormProps {
  currency: string;
  currencies: readonly string[];
  onSaved: () => void;
}

export function CurrencyForm({ currency, currencies, onSaved }: CurrencyFormProps) {
  const text = useText();
  const { call, stores, locale } = useApp();
  const messages = useFormMessages({ isShownElsewhere: isShownAside });
  const { wait, take } = useRefusals();
  const schema = useMemo(() => z.object({ currency: selectRule({ values: [...currencies] }) }), [currencies]);

  const typed = useTyped('currency', { currency });

  async function save(values: { currency: string }): Promise<void> {
    try {
      requireOne(await call(setCurrency, values));
      const info = await call(getInfo, {});
      stores.session.signedIn(info);
      stores.balances.set(info);
    } catch (error) {
      take(error);
      throw error;
    }
    stores.toasts.show('success', text('settings.currencyDone'));
    onSaved();
  }

  return (
    <Form schema={schema} defaultValues={typed} messages={messages} onSubmit={save}>
      <FormField name="currency" label={text('auth.field.currency')}>
        {(control) => (
          <Select
            {...control}
            autoComplete="transaction-currency"
            options={currencies.map((value) => ({ value, label: `${value}, ${currencyUnit(value, locale)}` }))}
          />
        )}
      </FormField>
      <SaveButton
        action={withLocale(paths.profileSettings.build(null, { form: 'currency' }), locale)}
        wait={wait}
        label={text('profile.save')}
      />
    </Form>
  );
}
