import offers from './uz/offers.json' with { type: 'json' };

export const messages = { ...offers };
