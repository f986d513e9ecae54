import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { currencyUnit } from '../../../shared/domain/money/currencyUnit.ts';
import { parseSum } from '../../../shared/domain/money/parseSum.ts';
import { withLocale } from '../../../shared/locales.ts';
import { paths } from '../../../shared/url/paths.ts';
import { useApp } from '../../context/useApp.ts';
import { useText } from '../../i18n/useText.ts';
import { Input } from '../../ui/forms/controls/Input.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Button } from '../../ui/navigation/Button.tsx';
import { Segmented } from '../../ui/navigation/tabs/Segmented.tsx';
import { formatCountdown } from '../form/formatCountdown.ts';
import styles from './LimitForm.module.css';
import type { usePress } from '../form/usePress.ts';

/** Rolling periods of a limit. */
const PERIODS = ['day', 'week', 'month'] as const;
type LimitPeriod = (typeof PERIODS)[number];

interface LimitFormProps {
  /** Name of the form on the limits page, which receives it without JavaScript. */
  form: string;
  /** The account's currency. */
  currency: string;
  /** Initial period; when absent, the period cannot be chosen. */
  period?: LimitPeriod;
  submit: string;
  kind?: 'primary' | 'secondary';
  press: ReturnType<typeof usePress>;
  onSend: (amount: number, period: LimitPeriod) => Promise<unknown>;
}

/** A sum and a period. The sum is never prefilled, so that it is the player's own decision. */
export function LimitForm({ form, currency, period: first, submit, kind = 'primary', press, onSend }: LimitFormProps) {
  const text = useText();
  const { locale } = useApp();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [sum, setSum] = useState('');
  const [period, setPeriod] = useState<LimitPeriod>(first ?? 'month');
  const { busy, error, setError, wait } = press;

  // The input may contain text typed before hydration.
  useEffect(() => {
    if (input.current?.value) setSum(input.current.value);
  }, []);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const amount = parseSum(sum);
    if (amount === null) {
      setError(text('limits.sumRule'));
      return input.current?.focus();
    }
    if (await press.press('set', () => onSend(amount, period), 'limits.accepted', 'limits.sumRule')) setSum('');
    else input.current?.focus();
  }

  return (
    <form
      method="post"
      action={withLocale(paths.profileResponsibleGame.build(null, { form }), locale)}
      noValidate
      className={styles.form}
      onSubmit={(event) => void save(event)}
    >
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
      <Field id={id} label={text('limits.sum')} note={text('limits.sumNote')} error={error}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            name="amount"
            inputMode="numeric"
            autoComplete="off"
            value={sum}
            onChange={(event) => {
              setError(undefined);
              setSum(event.currentTarget.value);
            }}
            placeholder={text('limits.example')}
            end={
              <span className={styles.unit} aria-hidden="true">
                {currencyUnit(currency, locale)}
              </span>
            }
          />
        )}
      </Field>
      <Button type="submit" kind={kind} wide loading={busy === 'set'} disabled={wait > 0}>
        {wait > 0 ? text('auth.wait', { label: submit, time: formatCountdown(wait) }) : submit}
      </Button>
    </form>
  );
}
