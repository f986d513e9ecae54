/** The name beside the mark. */
export const BRAND = 'Yulduz';
