/** Messages of rules. */
export const VALIDATION = 'validation';

/** Areas that show forms: they say rules, too. */
export const areasWithForms: ReadonlySet<string> = new Set([
  'auth',
  'cashier',
  'confirmation',
  'offers',
  'profile',
  'support',
]);
