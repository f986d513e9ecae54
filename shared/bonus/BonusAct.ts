/** An action of a player on a bonus. */
export type BonusAct = 'activate' | 'deactivate' | 'remove';
