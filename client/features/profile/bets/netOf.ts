import type { Money } from '../../../../shared/domain/Money.ts';
import { fromMinor } from '../../../../shared/domain/fromMinor.ts';
import { toMinor } from '../../../../shared/domain/toMinor.ts';

/** What is left of a stake and its win, to the last tiyin; both of one currency. */
export const netOf = (bet: Money, win: Money): Money => fromMinor(toMinor(win) - toMinor(bet), bet.currency);
