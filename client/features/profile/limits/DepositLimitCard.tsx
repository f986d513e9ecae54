import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { usePress } from '#client/entities/form/usePress.ts';
import { LimitForm } from '#client/entities/limit/LimitForm.tsx';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { type DepositLimit, setDepositLimit } from '#shared/api/account/account.contract.ts';
import { confirmDepositLimit } from '#shared/api/account/accountLimits.contract.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { AppError } from '#shared/errors/AppError.ts';
import type { ErrorType } from '#shared/errors/catalogue.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import { FixedNote } from './FixedNote.tsx';
import { LimitButton } from './LimitButton.tsx';
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
  const { call, locale } = useApp();
  const press = usePress();
  const [isReadOnly, setReadOnly] = useState(false);
  if (!limit) return <SectionFailed title={text('limits.depositFailed')} error={error ?? 'UnknownErrorException'} />;
  const { limit_amount: limitAmount, available_amount: left, period, pending } = limit;
  const sum = (amount: number) => formatMoney({ amount, currency }, locale);
  const formatLimit = (amount: number | null, span: DepositLimit['period']) =>
    amount === null || span === 'none' ? null : text(`limits.a.${span}`, { sum: sum(amount) });
  const set = (amount: number | null, span: DepositLimit['period']) =>
    call(setDepositLimit, { limit_amount: amount, period: span }).catch((refusal: unknown) => {
      if (refusal instanceof AppError && refusal.type === 'MethodNotFoundException') setReadOnly(true);
      throw refusal;
    });
  const own = outcome && /^(?:limit|unlimit|limitConfirm|limitKeep)$/.test(outcome.form) ? outcome : null;
  const isSet = limitAmount !== null && period !== 'none';
  const title = text('limits.deposit');
  return (
    <SettingsCard id="deposit-limit" icon="wallet" title={title}>
      {own && <OutcomeNote outcome={own} done={text('limits.accepted')} />}
      <LimitState
        label={isSet ? text(`limits.most.${period}`) : text('limits.depositNote')}
        amount={isSet ? { amount: limitAmount, currency } : null}
        left={{ amount: left, currency }}
      />
      {isSet && (
        <p className={styles.note}>
          <span>{text(`limits.rolling.${period}`)}</span>{' '}
          {limit.frees && (
            <span>
              {text('limits.frees', { sum: sum(limit.frees.amount), at: formatMoment(limit.frees.at * 1000) })}
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
          forms={{ confirm: 'limitConfirm', keep: 'limitKeep' }}
          busy={press.busy}
          onConfirm={() =>
            void press.press('confirm', () => call(confirmDepositLimit, {}), 'limits.accepted', 'limits.tooEarly')
          }
          onKeep={() => void press.press('keep', () => set(limitAmount, period), 'limits.accepted', 'limits.tooEarly')}
        />
      )}
      {isReadOnly || (!limit.can_edit && !pending) ? (
        <FixedNote until={isReadOnly ? null : limit.expired_at} />
      ) : (
        <LimitForm
          form="limit"
          currency={currency}
          period={isSet ? period : 'day'}
          submit={text(isSet ? 'limits.save' : 'limits.set')}
          typed={own?.form === 'limit' ? typed : ''}
          press={press}
          onSend={set}
        />
      )}
      {isSet && !pending && limit.can_edit && !isReadOnly && (
        <LimitButton
          form="unlimit"
          size="small"
          kind="ghost"
          label={text('limits.remove')}
          about={title}
          loading={press.busy === 'remove'}
          onPress={() => void press.press('remove', () => set(null, 'none'), 'limits.accepted', 'limits.tooEarly')}
        />
      )}
    </SettingsCard>
  );
}
