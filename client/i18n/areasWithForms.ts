/** The area of validation messages. */
export const VALIDATION = 'validation';

/** Areas with forms, which also need validation messages. */
export const areasWithForms: ReadonlySet<string> = new Set([
  'auth',
  'cashier',
  'confirmation',
  'offers',
  'profile',
  'support',
]);
