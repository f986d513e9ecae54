import loyalty from './ru/loyalty.json' with { type: 'json' };

export const messages = { ...loyalty };
