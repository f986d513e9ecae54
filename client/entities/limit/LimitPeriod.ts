/** What a limit is for, by the clock that rolls with the player. */
export type LimitPeriod = 'day' | 'week' | 'month';
