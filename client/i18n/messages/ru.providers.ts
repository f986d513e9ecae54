import providers from './ru/providers.json' with { type: 'json' };

export const messages = { ...providers };
