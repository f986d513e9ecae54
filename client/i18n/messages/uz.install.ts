import install from './uz/install.json' with { type: 'json' };

export const messages = { ...install };
