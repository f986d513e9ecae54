/** Key of localStorage, set once calm mode has been offered. In its own file, because few visits need it. */
export const calmOfferKey = 'calm_offered';
