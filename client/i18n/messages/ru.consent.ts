import consent from './ru/consent.json' with { type: 'json' };

export const messages = { ...consent };
