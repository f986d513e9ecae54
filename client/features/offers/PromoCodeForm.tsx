import { useEffect, useMemo, useState } from 'react';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import * as z from 'zod/mini';
import { useApp } from '#client/context/useApp.ts';
import { useTyped } from '#client/context/useTyped.ts';
import { Sender } from '#client/entities/form/Sender.tsx';
import { OrderUnknown } from '#client/entities/order/OrderUnknown.tsx';
import { useText } from '#client/i18n/useText.ts';
import { storedPromo } from '#client/lib/visitor/storedPromo.ts';
import { Input } from '#client/ui/forms/controls/Input.tsx';
import { Form } from '#client/ui/forms/Form.tsx';
import { FormField } from '#client/ui/forms/FormField.tsx';
import { FormRefusal } from '#client/ui/forms/FormRefusal.tsx';
import { SubmitButton } from '#client/ui/forms/SubmitButton.tsx';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { promoProblem } from '#shared/bonus/promoProblem.ts';
import { ORDER_KEY_FIELD } from '#shared/cashier/orderKeyField.ts';
import { sumsIn } from '#shared/domain/money/sumsIn.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { withLocale } from '#shared/locales.ts';
import { promoRule } from '#shared/rules/fields/promoRule.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './PromoCodeForm.module.css';
import { usePromoCode } from './usePromoCode.ts';

const MAX_SIGNS = 64;
const schema = z.object({ promo_code: promoRule({ optional: false, maxLength: MAX_SIGNS }) });

type Values = { promo_code: string };

/** Redeems a promo code; for a guest, checks it and stores it for registration. */
export function PromoCodeForm({ orderKey }: { orderKey: string | null }) {
  const text = useText();
  const { locale } = useApp();
  const promo = usePromoCode();
  const [result, setResult] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const typed = useTyped('promo', { promo_code: '' });
  const plain = useFormMessages();
  const messages = useMemo(
    () => ({
      ...plain,
      formatRefusal: (error: unknown, field?: string, code?: string) => {
        const problem = field && error instanceof AppError ? promoProblem(error) : null;
        if (!problem) return plain.formatRefusal(error, field, code);
        return text(`offers.promo.${problem.kind}`, sumsIn(problem.condition ?? {}, locale));
      },
    }),
    [plain, text, locale],
  );
  return (
    <section className={styles.box} aria-labelledby="promo-code">
      <div>
        <h2 id="promo-code" className={styles.title}>
          {text('offers.promoTitle')}
        </h2>
        <p className={styles.note}>{text('offers.promoText')}</p>
      </div>
      <Form
        className={styles.form}
        action={withLocale(paths.offers.build(null, { form: 'promo' }), locale)}
        schema={schema}
        defaultValues={typed}
        strategy="onSubmit"
        messages={messages}
        onSubmit={async (
          { promo_code },
          form: UseFormReturn<{ promo_code: string | null | undefined }, unknown, Values>,
        ) => {
          setResult('');
          setUnknown(false);
          const told = await promo.use(promo_code);
          setResult(told ?? '');
          setUnknown(told === null);
          if (told !== null) form.reset({ promo_code: '' });
        }}
      >
        <StoredCode />
        <Sender />
        {orderKey !== null && <input type="hidden" name={ORDER_KEY_FIELD} value={orderKey} />}
        <div className={styles.row}>
          <FormField name="promo_code" label={text('offers.promoLabel')} className={styles.field ?? ''}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={MAX_SIGNS}
              />
            )}
          </FormField>
          <SubmitButton isBeside wide={false} className={styles.send}>
            {text('offers.promoAction')}
          </SubmitButton>
        </div>
        <FormRefusal />
        <p role="status" className={styles.result}>
          {result}
        </p>
        {isUnknown && (
          <OrderUnknown
            command="promo"
            onAgain={() => {
              promo.allowAgain();
              setUnknown(false);
            }}
          />
        )}
      </Form>
    </section>
  );
}

/** Prefills the code that a link brought. */
function StoredCode() {
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    const stored = storedPromo.read();
    if (stored && !getValues('promo_code')) setValue('promo_code', stored);
  }, [getValues, setValue]);
  return null;
}
