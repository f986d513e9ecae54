import { useApp } from '#client/context/useApp.ts';
import { DayField } from '#client/entities/form/DayField.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Select } from '#client/ui/forms/controls/Select.tsx';
import { Field } from '#client/ui/forms/Field.tsx';
import { FilterFold } from '#client/ui/forms/FilterFold.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { GetForm } from '#client/ui/navigation/GetForm.tsx';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './HistoryFilter.module.css';
import { HISTORY_PERIODS, HISTORY_STATES, type HistoryQuery } from './historyQuery.ts';

export function HistoryFilter({ query: { tab, state, period, from, to } }: { query: HistoryQuery }) {
  const text = useText();
  const { locale } = useApp();
  const day = { shape: text('history.dayShape'), calendar: text('history.calendar') };
  const count = [state, period, from ?? to].filter((value) => value !== null).length;
  const kind = tab === 'bonuses' ? 'bonus' : 'payment';
  return (
    <GetForm key={`${tab} ${state} ${period} ${from} ${to}`} action={withLocale(paths.cashierHistory.build(), locale)}>
      <FilterFold label={text('hall.filter')} count={count}>
        <div className={styles.filter}>
          <input type="hidden" name={queryKeys.tab} value={tab} />
          <Field label={text('history.period')} optional>
            {(control) => (
              <Select
                {...control}
                name="period"
                defaultValue={period ?? ''}
                options={[
                  { value: '', label: text('history.anyPeriod') },
                  ...HISTORY_PERIODS.map((days) => ({ value: days, label: text('history.days', { days }) })),
                ]}
              />
            )}
          </Field>
          {tab !== 'cashbacks' && (
            <Field label={text('history.state')} optional>
              {(control) => (
                <Select
                  {...control}
                  name="state"
                  defaultValue={state ?? ''}
                  options={[
                    { value: '', label: text('history.anyState') },
                    ...HISTORY_STATES.map((value) => ({ value, label: text(`history.${kind}State.${value}`) })),
                  ]}
                />
              )}
            </Field>
          )}
          <details className={styles.days} open={from !== null || to !== null || undefined}>
            <summary>{text('history.exactDays')}</summary>
            <div className={styles.range}>
              <DayField name={queryKeys.from} label={text('history.from')} start={from} {...day} optional />
              <DayField name="to" label={text('history.to')} start={to} {...day} optional />
            </div>
          </details>
          <Button type="submit" className={styles.apply}>
            {text('history.apply')}
          </Button>
        </div>
      </FilterFold>
    </GetForm>
  );
}
