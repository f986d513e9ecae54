import install from './ru/install.json' with { type: 'json' };

export const messages = { ...install };
