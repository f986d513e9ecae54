import loyalty from './uz/loyalty.json' with { type: 'json' };

export const messages = { ...loyalty };
