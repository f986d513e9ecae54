import { useApp } from '#client/context/useApp.ts';
import { DayField } from '#client/entities/form/DayField.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Input } from '#client/ui/forms/controls/Input.tsx';
import { Select } from '#client/ui/forms/controls/Select.tsx';
import { Field } from '#client/ui/forms/Field.tsx';
import { FilterFold } from '#client/ui/forms/FilterFold.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { GetForm } from '#client/ui/navigation/GetForm.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './Bets.module.css';
import { type BetsQuery, betsAddress, isNarrowed, ROUND_RESULTS, ROUND_TYPES } from './betsQuery.ts';

interface BetsFilterProps {
  query: BetsQuery;
  /** Name of the chosen game. */
  gameName: string | null;
}

export function BetsFilter({ query, gameName }: BetsFilterProps) {
  const text = useText();
  const { locale } = useApp();
  const { tab, from, to, name, type, result } = query;
  const day = { shape: text('profile.dayShape'), calendar: text('profile.calendar') };
  const count = [from ?? to, name ?? query.game, type, result].filter((value) => value !== null).length;
  const chosen = query.game ? gameName : null;
  const results = ROUND_RESULTS.filter((name) => tab === 'sport' || name !== 'open');
  return (
    <GetForm key={betsAddress(query)} action={withLocale(paths.profileBetsHistory.build(), locale)}>
      <FilterFold label={text('hall.filter')} count={count}>
        <div className={styles.filter}>
          <input type="hidden" name={queryKeys.tab} value={tab} />
          <DayField name="from" label={text('bets.from')} start={from && writeDay(from)} {...day} optional />
          <DayField name="to" label={text('bets.to')} start={to && writeDay(to)} {...day} optional />
          {tab === 'games' && (
            <Field label={text('bets.game')} optional>
              {(control) => (
                <Input
                  {...control}
                  name="name"
                  autoComplete="off"
                  maxLength={60}
                  placeholder={text('bets.anyGame')}
                  defaultValue={name ?? chosen ?? ''}
                />
              )}
            </Field>
          )}
          {tab === 'games' && (
            <Field label={text('bets.type')} optional>
              {(control) => (
                <Select
                  {...control}
                  name="type"
                  defaultValue={type ?? ''}
                  options={[
                    { value: '', label: text('bets.anyType') },
                    ...ROUND_TYPES.map((value) => ({ value, label: text(`bets.type.${value}`) })),
                  ]}
                />
              )}
            </Field>
          )}
          <Field label={text('bets.result')} optional>
            {(control) => (
              <Select
                {...control}
                name="result"
                defaultValue={result ?? ''}
                options={[
                  { value: '', label: text('bets.anyResult') },
                  ...results.map((value) => ({ value, label: text(`bets.status.${value}`) })),
                ]}
              />
            )}
          </Field>
          <Button type="submit" className={styles.apply}>
            {text('bets.apply')}
          </Button>
        </div>
      </FilterFold>
      {isNarrowed(query) && (
        <TextLink kind="standalone" icon="close" href={betsAddress({ tab })} link={renderLocaleLink}>
          {chosen ? text('bets.resetGame', { game: chosen }) : text('bets.reset')}
        </TextLink>
      )}
    </GetForm>
  );
}

/** `2026-11-27` as `27.11.2026`. */
const writeDay = (day: string): string => day.split('-').toReversed().join('.');
