import { clsx } from 'clsx';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useTyped } from '#client/context/useTyped.ts';
import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { Sender } from '#client/entities/form/Sender.tsx';
import { formAction } from '#client/entities/site-form/formAction.ts';
import type { FormPress } from '#client/entities/site-form/useFormPress.ts';
import { useText } from '#client/i18n/useText.ts';
import { SumInput } from '#client/ui/forms/controls/SumInput.tsx';
import { Field } from '#client/ui/forms/Field.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { Segmented } from '#client/ui/navigation/tabs/Segmented.tsx';
import { currencyUnit } from '#shared/domain/money/currencyUnit.ts';
import { sumDigits } from '#shared/domain/money/sumDigits.ts';
import type { LimitSum } from '#shared/forms/limits/limitSum.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import styles from './LimitForm.module.css';

/** Rolling periods of a limit. */
const PERIODS = ['day', 'week', 'month'] as const;
type LimitPeriod = (typeof PERIODS)[number];

interface LimitFormProps {
  /** A form of the limits page, which receives it without JavaScript. */
  form: SiteForm<LimitSum<LimitPeriod>> | SiteForm<LimitSum<string>>;
  /** The account's currency. */
  currency: string;
  /** Initial period; when absent, the period cannot be chosen. */
  period?: LimitPeriod;
  submit: string;
  /** The refused sum of a form sent without JavaScript, as typed. */
  typed?: string;
  kind?: 'primary' | 'secondary';
  /** The limit is a number of minutes. */
  isTime?: boolean;
  press: FormPress;
  onRefused?: (error: unknown) => void;
}

/** A sum and a period. No sum is suggested, so that it is the player's own decision. */
export function LimitForm(props: LimitFormProps) {
  const { form, currency, period: first, submit, typed = '', kind = 'primary', press, onRefused } = props;
  const { isTime = false } = props;
  const text = useText();
  const { locale } = useApp();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [sum, setSum] = useState(typed);
  const start = useTyped(form.name, { period: first ?? 'month' });
  const [period, setPeriod] = useState<LimitPeriod>(start.period);
  const { busy, error, setError, wait, send } = press;

  // The input may contain text typed before hydration.
  useEffect(() => {
    if (input.current?.value) setSum(input.current.value);
  }, []);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const read = (form as SiteForm<LimitSum<string>>).rule(null, locale).safeParse({ amount: sum, currency, period });
    if (!read.success) {
      setError(text(read.error.issues[0]?.message ?? ''));
      return input.current?.focus();
    }
    if (await send(form as SiteForm<LimitSum<string>>, read.data, { context: null, onRefused })) setSum('');
    else input.current?.focus();
  }

  return (
    <form
      method="post"
      action={formAction(form, locale)}
      noValidate
      className={styles.form}
      onSubmit={(event) => void save(event)}
    >
      <Sender />
      <input type="hidden" name="currency" value={currency} />
      {first && (
        <Segmented
          label={text('limits.period')}
          name="period"
          wide
          options={PERIODS.map((value) => ({ value, label: text(`limits.period.${value}`) }))}
          value={period}
          onChange={setPeriod}
        />
      )}
      <Field
        id={id}
        label={text(isTime ? 'limits.minutesSum' : 'limits.sum')}
        note={text(isTime ? 'limits.minutesNote' : 'limits.sumNote')}
        error={error}
      >
        {(control) => (
          <SumInput
            {...control}
            aria-describedby={clsx(`${id}-unit`, control['aria-describedby'])}
            ref={input}
            name="amount"
            digits={isTime ? 0 : sumDigits({ currency })}
            value={sum}
            onChange={(value) => {
              setError(undefined);
              setSum(value);
            }}
            placeholder={text(isTime ? 'limits.minutesExample' : 'limits.example')}
            end={
              <span id={`${id}-unit`} className={styles.unit} aria-hidden="true">
                {isTime ? text('limits.minutesUnit') : currencyUnit(currency, locale)}
              </span>
            }
          />
        )}
      </Field>
      <Button type="submit" kind={kind} wide loading={busy === form.name} disabled={wait > 0}>
        {wait > 0 ? text('auth.wait', { label: submit, time: formatCountdown(wait) }) : submit}
      </Button>
    </form>
  );
}
