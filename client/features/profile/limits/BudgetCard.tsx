import { useApp } from '#client/context/useApp.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { usePress } from '#client/entities/form/usePress.ts';
import { LimitForm } from '#client/entities/limit/LimitForm.tsx';
import { useText } from '#client/i18n/useText.ts';
import { type Budget, confirmBudget, setBudget } from '#shared/api/account/accountBudget.contract.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import { LimitButton } from './LimitButton.tsx';
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
  const { call, locale } = useApp();
  const press = usePress();
  const { amount, left, deposits, loss, resets_at: resetsAt, pending } = budget;
  const set = (next: number | null) => call(setBudget, { amount: next });
  const own = outcome && /^(?:budget|unbudget|budgetConfirm|budgetKeep)$/.test(outcome.form) ? outcome : null;
  const title = text('limits.budget');
  return (
    <SettingsCard id="budget" icon="coins" title={title}>
      {own && <OutcomeNote outcome={own} done={text('limits.accepted')} />}
      <LimitState label={text('limits.budgetNote')} amount={amount} left={left} />
      {amount && (
        <p className={styles.note}>
          {text('limits.budgetCounts', {
            deposits: formatMoney(deposits, locale),
            loss: formatMoney(loss, locale),
          })}{' '}
          {text('limits.budgetUntil', { date: formatDate(resetsAt * 1000) })}
        </p>
      )}
      {pending && (
        <WaitingRaise
          about={title}
          pending={pending}
          next={pending.amount && formatMoney(pending.amount, locale)}
          old={amount ? formatMoney(amount, locale) : text('limits.none')}
          now={now}
          forms={{ confirm: 'budgetConfirm', keep: 'budgetKeep' }}
          busy={press.busy}
          onConfirm={() =>
            void press.press('confirm', () => call(confirmBudget, {}), 'limits.accepted', 'limits.tooEarly')
          }
          onKeep={() =>
            void press.press('keep', () => set(amount?.amount ?? null), 'limits.accepted', 'limits.tooEarly')
          }
        />
      )}
      <LimitForm
        form="budget"
        kind="secondary"
        currency={deposits.currency}
        submit={text(amount ? 'limits.save' : 'limits.set')}
        typed={own?.form === 'budget' ? typed : ''}
        press={press}
        onSend={set}
      />
      {amount && !pending && (
        <LimitButton
          form="unbudget"
          size="small"
          kind="ghost"
          label={text('limits.remove')}
          about={title}
          loading={press.busy === 'remove'}
          onPress={() => void press.press('remove', () => set(null), 'limits.accepted', 'limits.tooEarly')}
        />
      )}
    </SettingsCard>
  );
}
