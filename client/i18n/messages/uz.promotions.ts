import promotions from './uz/promotions.json' with { type: 'json' };

export const messages = { ...promotions };
