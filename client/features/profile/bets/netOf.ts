import { fromMinor } from '#shared/domain/money/fromMinor.ts';
import type { Money } from '#shared/domain/money/Money.ts';
import { toMinor } from '#shared/domain/money/toMinor.ts';

/** Win minus stake, exact to the tiyin; both must have one currency. */
export const netOf = (bet: Money, win: Money): Money => fromMinor(toMinor(win) - toMinor(bet), bet.currency);
