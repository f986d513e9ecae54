import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { LimitForm } from '#client/entities/limit/LimitForm.tsx';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useFormPress } from '#client/entities/site-form/useFormPress.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import type { DepositLimit } from '#shared/api/account/account.contract.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { AppError } from '#shared/errors/AppError.ts';
import type { ErrorType } from '#shared/errors/catalogue.ts';
import { depositLimitForms } from '#shared/forms/limits/depositLimitForms.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import { PressForm } from '../shell/PressForm.tsx';
import { FixedNote } from './FixedNote.tsx';
import { LimitState } from './LimitState.tsx';
import styles from './Limits.module.css';
import { WaitingRaise } from './WaitingRaise.tsx';

interface DepositLimitCardProps {
  limit: DepositLimit | null;
  error: ErrorType | null;
  /** The account's currency. */
  currency: string;
  now: number;
  outcome: PlainFormOutcome | null;
  /** The sum of a refused form, as typed. */
  typed: string;
}

/** The deposit limit of a day, a week or a month. */
export function DepositLimitCard({ limit, error, currency, now, outcome, typed }: DepositLimitCardProps) {
  const text = useText();
  const { locale } = useApp();
  const press = useFormPress();
  const [isReadOnly, setReadOnly] = useState(false);
  if (!limit) return <SectionFailed title={text('limits.depositFailed')} error={error ?? 'UnknownErrorException'} />;
  const { limit_amount: limitAmount, available_amount: remaining, period, pending } = limit;
  const sum = (amount: number) => formatMoney({ amount, currency }, locale);
  const formatLimit = (amount: number | null, span: DepositLimit['period']) =>
    amount === null || span === 'none' ? null : text(`limits.a.${span}`, { sum: sum(amount) });
  const fixWithoutMethod = (refusal: unknown) => {
    if (refusal instanceof AppError && refusal.type === 'MethodNotFoundException') setReadOnly(true);
  };
  const formOutcome =
    outcome && Object.values(depositLimitForms).some(({ name }) => name === outcome.form) ? outcome : null;
  const isSet = limitAmount !== null && period !== 'none';
  const title = text('limits.deposit');
  return (
    <SettingsCard id="deposit-limit" icon="wallet" title={title}>
      {formOutcome && <OutcomeNote outcome={formOutcome} done={text('limits.accepted')} />}
      <LimitState
        label={isSet ? text(`limits.most.${period}`) : text('limits.depositNote')}
        amount={isSet ? { amount: limitAmount, currency } : null}
        remaining={{ amount: remaining, currency }}
      />
      {isSet && (
        <p className={styles.note}>
          <span>{text(`limits.rolling.${period}`)}</span>{' '}
          {limit.frees && (
            <span>
              {text('limits.frees', { sum: sum(limit.frees.amount), at: formatMoment(inMs(limit.frees.at)) })}
            </span>
          )}
        </p>
      )}
      {pending && (
        <WaitingRaise
          about={title}
          pending={pending}
          next={formatLimit(pending.limit_amount, pending.period)}
          old={formatLimit(limitAmount, period) ?? text('limits.none')}
          now={now}
          forms={depositLimitForms}
          values={{}}
          context={limit}
          press={press}
          onKeepRefused={fixWithoutMethod}
        />
      )}
      {isReadOnly || (!limit.can_edit && !pending) ? (
        <FixedNote until={isReadOnly ? null : limit.expired_at} />
      ) : (
        <LimitForm
          form={depositLimitForms.set}
          currency={currency}
          period={isSet ? period : 'day'}
          submit={text(isSet ? 'limits.save' : 'limits.set')}
          typed={formOutcome?.form === depositLimitForms.set.name ? typed : ''}
          press={press}
          onRefused={fixWithoutMethod}
        />
      )}
      {isSet && !pending && limit.can_edit && !isReadOnly && (
        <PressForm
          form={depositLimitForms.remove}
          values={{}}
          context={null}
          press={press}
          onRefused={fixWithoutMethod}
          kind="ghost"
          label={text('limits.remove')}
          aria-label={`${text('limits.remove')}: ${title}`}
        />
      )}
    </SettingsCard>
  );
}
