type Unit = 'days' | 'hours' | 'minutes' | 'seconds';

/** The units that a countdown shows: one of days and hours tells its last day in hours and minutes. `days`: whole days until the end; undefined while unknown. */
export const countdownUnits = (units: readonly Unit[], days: number | undefined): readonly Unit[] =>
  units.length === 2 && days === 0 ? ['hours', 'minutes'] : units;
