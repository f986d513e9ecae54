import providers from './uz/providers.json' with { type: 'json' };

export const messages = { ...providers };
