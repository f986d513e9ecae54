/** In localStorage, set once calm mode has been offered. Apart from the other keys: few visits need it. */
export const calmOfferKey = 'calm_offered';
