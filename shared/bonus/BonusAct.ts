/** What a player may do to a bonus. */
export type BonusAct = 'activate' | 'deactivate' | 'remove';
