import { useApp } from '#client/context/useApp.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { LimitForm } from '#client/entities/limit/LimitForm.tsx';
import { useFormPress } from '#client/entities/site-form/useFormPress.ts';
import { useText } from '#client/i18n/useText.ts';
import type { Budget } from '#shared/api/account/accountBudget.contract.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { budgetForms } from '#shared/forms/limits/budgetForms.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import { PressForm } from '../shell/PressForm.tsx';
import { LimitState } from './LimitState.tsx';
import styles from './Limits.module.css';
import { WaitingRaise } from './WaitingRaise.tsx';

interface BudgetCardProps {
  budget: Budget;
  now: number;
  outcome: PlainFormOutcome | null;
  /** The sum of a refused form, as typed. */
  typed: string;
}

/** The player's monthly budget; hidden if the platform has no budgets. */
export function BudgetCard({ budget, now, outcome, typed }: BudgetCardProps) {
  const text = useText();
  const { locale } = useApp();
  const press = useFormPress();
  const { amount, left: remaining, deposits, loss, resets_at: resetsAt, pending } = budget;
  const formOutcome = outcome && Object.values(budgetForms).some(({ name }) => name === outcome.form) ? outcome : null;
  const title = text('limits.budget');
  return (
    <SettingsCard id="budget" icon="coins" title={title}>
      {formOutcome && <OutcomeNote outcome={formOutcome} done={text('limits.accepted')} />}
      <LimitState label={text('limits.budgetNote')} amount={amount} remaining={remaining} />
      {amount && (
        <p className={styles.note}>
          {text('limits.budgetCounts', {
            deposits: formatMoney(deposits, locale),
            loss: formatMoney(loss, locale),
          })}{' '}
          {text('limits.budgetUntil', { date: formatDate(inMs(resetsAt)) })}
        </p>
      )}
      {pending && (
        <WaitingRaise
          about={title}
          pending={pending}
          next={pending.amount && formatMoney(pending.amount, locale)}
          old={amount ? formatMoney(amount, locale) : text('limits.none')}
          now={now}
          forms={budgetForms}
          values={{}}
          context={budget}
          press={press}
        />
      )}
      <LimitForm
        form={budgetForms.set}
        kind="secondary"
        currency={deposits.currency}
        submit={text(amount ? 'limits.save' : 'limits.set')}
        typed={formOutcome?.form === budgetForms.set.name ? typed : ''}
        press={press}
      />
      {amount && !pending && (
        <PressForm
          form={budgetForms.remove}
          values={{}}
          context={null}
          press={press}
          kind="ghost"
          label={text('limits.remove')}
          aria-label={`${text('limits.remove')}: ${title}`}
        />
      )}
    </SettingsCard>
  );
}
