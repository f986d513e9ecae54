import consent from './uz/consent.json' with { type: 'json' };

export const messages = { ...consent };
