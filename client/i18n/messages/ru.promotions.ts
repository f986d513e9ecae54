import promotions from './ru/promotions.json' with { type: 'json' };

export const messages = { ...promotions };
