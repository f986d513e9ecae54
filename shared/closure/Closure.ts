/**
 * Why an account is closed to play: `age`, the player is a minor; `fraud`, the papers are forged. Such a player is not sold
 * anything and cannot deposit or play, but sees the balance and takes it out. These are also ban types of UserBanned.
 */
export type Closure = 'age' | 'fraud';
