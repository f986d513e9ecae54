import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useKeepDocument } from '#client/context/useKeepDocument.ts';
import { usePageData } from '#client/context/usePageData.ts';
import { isShownAside } from '#client/entities/form/isShownAside.ts';
import { RefusalNote } from '#client/entities/form/RefusalNote.tsx';
import { Sender } from '#client/entities/form/Sender.tsx';
import { startSum } from '#client/entities/form/startSum.ts';
import { startValues } from '#client/entities/form/startValues.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { OrderUnknown } from '#client/entities/order/OrderUnknown.tsx';
import { useText } from '#client/i18n/useText.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { ActionBar } from '#client/ui/forms/ActionBar.tsx';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { ORDER_KEY_FIELD } from '#shared/cashier/orderKeyField.ts';
import { payFields } from '#shared/cashier/payFields.ts';
import { withdrawableUpTo } from '#shared/cashier/withdrawableUpTo.ts';
import { withdrawalInput } from '#shared/cashier/withdrawalInput.ts';
import { withdrawalRule } from '#shared/cashier/withdrawalRule.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { readSum } from '#shared/domain/money/readSum.ts';
import { sumDigits } from '#shared/domain/money/sumDigits.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { OrderButton } from '../form/OrderButton.tsx';
import { PayField } from '../form/PayField.tsx';
import { startSaved } from '../form/startSaved.ts';
import { useTypedForm } from '../form/useTypedForm.ts';
import { useCodedWithdraw } from './code/useCodedWithdraw.ts';
import { isUsable } from './isUsable.ts';
import { BurnNote } from './refusal/BurnNote.tsx';
import { TooLittle } from './refusal/TooLittle.tsx';
import { type WithdrawRefusal, withdrawRefusal } from './refusal/withdrawRefusal.ts';
import { SavedRequisites } from './SavedRequisites.tsx';
import styles from './WithdrawForm.module.css';
import { WithdrawOutcome } from './WithdrawOutcome.tsx';
import type { WithdrawMethod, WithdrawSettings } from './WithdrawSettings.ts';
import { WithdrawSum } from './WithdrawSum.tsx';
import { withdrawPlace } from './withdrawPlace.ts';

/** Loaded when the second factor is first required. */
const LateCodeStep = lateComponent(() => import('./code/CodeStep.tsx'), 'CodeStep');
/** Only for those who would lose a bonus, after the press. */
const BurnDialog = lateComponent(() => import('./refusal/BurnDialog.tsx'), 'BurnDialog');

/** Loaded when verification is first required. */
const LateIdentityDialog = lateComponent(() => import('./refusal/IdentityDialog.tsx'), 'IdentityDialog');

interface WithdrawFormProps {
  method: WithdrawMethod;
  settings: WithdrawSettings;
}

/** A withdrawal that would end a bonus is confirmed first. */
export function WithdrawForm({ method, settings }: WithdrawFormProps) {
  const text = useText();
  const { locale } = useApp();
  const { orderKey, start, rates, bonus: bonusName } = usePageData<typeof import('../withdraw.loader.ts')>();
  const { bonus, main } = useFacts('balances');
  const saved = method.requisites_saved ?? [];
  const [chosen, setChosen] = useState(() => {
    const usable = saved.filter(isUsable);
    // The requisites whose check the player returns from.
    const checked = usable.find((one) => start.action !== null && one.external_action_id === start.action);
    return startSaved(usable, checked ? String(checked.id) : start.saved);
  });
  const [refusal, setRefusal] = useState<WithdrawRefusal | null>(null);
  const [papersFor, setPapersFor] = useState<string | null>(null);
  const [ask, setAsk] = useState<{ answer: (agrees: boolean) => void } | null>(null);
  const messages = useFormMessages({ isShownElsewhere: isShownAside });
  const { wait, take } = useRefusals();
  const [isUnknown, setUnknown] = useState(false);
  const { order, step, allowAgain } = useCodedWithdraw();
  const fields = useMemo(() => payFields(method.fields), [method.fields]);
  const maxSum = withdrawableUpTo({
    method,
    available: settings.available,
    dailyLeft: settings.daily_left ?? null,
    rates,
  });
  const schema = useMemo(() => {
    const bounds = { ...method, max: maxSum !== null && maxSum >= method.min ? maxSum : method.max };
    return withdrawalRule({ method: bounds, fields: chosen ? [] : fields, locale });
  }, [method, maxSum, fields, chosen, locale]);
  const loss = bonus && bonus.amount > 0 ? bonus : null;
  const formatSum = (amount: number) => formatMoney({ amount, currency: method.currency }, locale);
  const [first] = useState(() => ({
    ...startValues(fields),
    amount: startSum(start.amount),
  }));

  const typed = useTypedForm<Record<string, unknown>>({
    schema,
    start: first,
    messages,
    onSubmit: async (values) => {
      setRefusal(null);
      setUnknown(false);
      if (loss && !(await new Promise<boolean>((answer) => setAsk({ answer })))) return;
      const outcome = await order(withdrawalInput({ method, values, saved: chosen }));
      if (outcome?.kind === 'unknown') setUnknown(true);
      if (outcome?.kind !== 'refused') return;
      const { error } = outcome;
      take(error);
      // Errors of named fields are shown at the field.
      const isNamed = Object.keys(values).some((name) => name in error.data);
      if (isNamed || isShownAside(error)) throw error;
      const told = withdrawRefusal(error, formatSum, placeOf);
      if (told.place === 'amount') typed.refuse('amount', sentenceOf(told));
      setRefusal(told);
      if (/^(Kyc|Sumsub)/.test(error.type)) setPapersFor(placeOf());
    },
  });
  useKeepDocument(typed.isDirty);

  const { ref: element } = typed.form;
  const isAsked = step !== null;
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    // The focused element was removed with the code's step.
    if (wasAsked.current && !isAsked) element.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    wasAsked.current = isAsked;
  }, [isAsked, element]);

  function placeOf(action?: string): string {
    return withdrawPlace({ method: method.sysname, amount: String(typed.values['amount']), saved: chosen, action });
  }

  function sentenceOf({ messageId, values }: WithdrawRefusal): string {
    return text(messageId, { seconds: 0, ...values });
  }

  function explain(): ReactNode {
    if (isUnknown)
      return (
        <OrderUnknown
          command="withdrawal"
          onAgain={() => {
            allowAgain();
            setUnknown(false);
            // The pressed button goes with the note.
            element.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
          }}
        />
      );
    if (refusal) return <RefusalNote title={sentenceOf(refusal)} link={refusal.link ?? undefined} />;
    return typed.problem && <RefusalNote title={typed.problem} />;
  }

  const sum = typed.field('amount');
  const { amount } = readSum(String(sum.value), sumDigits(method));
  function putSum(value: string | boolean): void {
    sum.put(value);
    // The refusal was about another sum.
    setRefusal(null);
  }
  return (
    <>
      {step && (
        <Suspense>
          <LateCodeStep {...step} />
        </Suspense>
      )}
      <form {...typed.form} className={styles.form} hidden={step !== null}>
        <WithdrawOutcome />
        <input type="hidden" name="method" value={method.sysname} />
        <Sender />
        <input type="hidden" name={ORDER_KEY_FIELD} value={orderKey} />
        <WithdrawSum
          method={method}
          maxSum={maxSum}
          account={settings.available?.currency ?? main?.currency ?? method.currency}
          typed={{ ...sum, put: putSum }}
          tooLittle={maxSum !== null && <TooLittle method={method} settings={settings} maxSum={maxSum} />}
        />
        {saved.length > 0 && <SavedRequisites saved={saved} value={chosen} onChange={setChosen} placeOf={placeOf} />}
        <div className={chosen ? styles.unasked : styles.fields}>
          {fields.map((field) => (
            <PayField key={field.name} field={field} typed={typed.field(field.name)} />
          ))}
        </div>
        {loss && <BurnNote loss={loss} name={bonusName} />}
        <ActionBar message={explain()} isAside={step !== null}>
          <OrderButton
            label={amount ? text('withdraw.goSum', { sum: formatSum(amount) }) : text('withdraw.go')}
            isSending={typed.isSending}
            wait={wait}
            action={withLocale(paths.withdraw.build(null, { form: 'withdraw', method: method.sysname }), locale)}
          />
        </ActionBar>
        {loss && ask !== null && (
          <Suspense>
            <BurnDialog
              loss={loss}
              name={bonusName}
              open
              onAnswer={(agrees) => {
                ask.answer(agrees);
                setAsk(null);
              }}
            />
          </Suspense>
        )}
        {papersFor !== null && (
          <Suspense>
            <LateIdentityDialog from={papersFor} close={() => setPapersFor(null)} />
          </Suspense>
        )}
      </form>
    </>
  );
}
