import offers from './ru/offers.json' with { type: 'json' };

export const messages = { ...offers };
