import { useFormContext } from 'react-hook-form';
import { currencyUnit } from '../../../../shared/domain/currencyUnit.ts';
import { formatMoney } from '../../../../shared/domain/formatMoney.ts';
import { formatNumber } from '../../../../shared/domain/formatNumber.ts';
import { useApp } from '../../../context/useApp.ts';
import { useText } from '../../../i18n/useText.ts';
import { Amount } from '../../../ui/forms/controls/Amount.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { TextButton } from '../../../ui/navigation/TextButton.tsx';
import styles from './WithdrawSum.module.css';
import type { WithdrawMethod } from './WithdrawSettings.ts';

interface WithdrawSumProps {
  method: WithdrawMethod;
  /** The largest sum that would be taken now. */
  most: number;
}

/** The sum, with all of it a press away; where there is too little, by how much. */
export function WithdrawSum({ method: { min, currency }, most }: WithdrawSumProps) {
  const text = useText();
  const { locale } = useApp();
  const { setValue } = useFormContext();
  const isEnough = most >= min;
  const write = (amount: number) => formatMoney({ amount, currency }, locale);
  return (
    <div className={styles.sum}>
      <FormField
        name="amount"
        label={text('withdraw.sum')}
        hint={isEnough ? `${formatNumber(min)} – ${formatNumber(most)}` : undefined}
        note={isEnough ? undefined : text('withdraw.tooLittle', { min: write(min), most: write(most) })}
      >
        {({ value, ...control }) => (
          <Amount
            {...control}
            value={String(value ?? '')}
            unit={currencyUnit(currency, locale)}
            clearLabel={text('withdraw.clear')}
          />
        )}
      </FormField>
      {isEnough && (
        <TextButton
          className={styles.all}
          onClick={() => setValue('amount', formatNumber(most), { shouldValidate: true, shouldDirty: true })}
        >
          {text('withdraw.all', { sum: write(most) })}
        </TextButton>
      )}
    </div>
  );
}
