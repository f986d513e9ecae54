import type { ReactNode } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { usePageData } from '#client/context/usePageData.ts';
import { useText } from '#client/i18n/useText.ts';
import { HideableMoney } from '#client/ui/feedback/HideableMoney.tsx';
import { Amount } from '#client/ui/forms/controls/Amount.tsx';
import { Field } from '#client/ui/forms/Field.tsx';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { currencyUnit } from '#shared/domain/money/currencyUnit.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { readSum } from '#shared/domain/money/readSum.ts';
import { sumDigits } from '#shared/domain/money/sumDigits.ts';
import type { TypedField } from '../form/useTypedForm.ts';
import { AccountCost } from './AccountCost.tsx';
import type { WithdrawMethod } from './WithdrawSettings.ts';
import styles from './WithdrawSum.module.css';

interface WithdrawSumProps {
  method: WithdrawMethod;
  /** The largest sum that would be accepted now; null: unknown. */
  maxSum: number | null;
  /** Currency of the player's account. */
  account: string;
  typed: TypedField;
  /** Shown if no sum would be accepted. */
  tooLittle: ReactNode;
}

export function WithdrawSum({ method, maxSum, account, typed, tooLittle }: WithdrawSumProps) {
  const { min, max, currency } = method;
  const text = useText();
  const { locale } = useApp();
  const { rates } = usePageData<typeof import('../withdraw.loader.ts')>();
  const { id, name, value, error, put, leave } = typed;
  const isEnough = maxSum === null || maxSum >= min;
  const amount = readSum(String(value), sumDigits(method)).amount;
  const write = (amount: number) => formatMoney({ amount, currency }, locale);
  const bounds = (most: string) => `${formatNumber(min)} – ${most}`;
  const all = (sum: string) => text('withdraw.all', { sum });
  return (
    <div className={styles.sum}>
      <Field
        id={id}
        label={text('withdraw.sum')}
        hint={
          isEnough ? (
            <HideableMoney write={(dots) => bounds(maxSum === null ? formatNumber(max) : dots)}>
              {bounds(formatNumber(maxSum ?? max))}
            </HideableMoney>
          ) : undefined
        }
        note={isEnough ? undefined : tooLittle}
        error={error}
      >
        {(control) => (
          <Amount
            {...control}
            name={name}
            digits={sumDigits(method)}
            value={String(value)}
            onBlur={leave}
            onChange={put}
            unit={currencyUnit(currency, locale)}
            clearLabel={text('withdraw.clear')}
          />
        )}
      </Field>
      {account !== currency && (
        <AccountCost sum={amount === null ? null : { amount, currency }} account={account} rates={rates} />
      )}
      {isEnough && maxSum !== null && (
        <TextButton
          className={styles.all}
          value={formatNumber(maxSum)}
          data-fills={name}
          onClick={() => put(formatNumber(maxSum))}
        >
          <HideableMoney write={all}>{all(write(maxSum))}</HideableMoney>
        </TextButton>
      )}
    </div>
  );
}
