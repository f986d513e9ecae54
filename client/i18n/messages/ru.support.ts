import support from './ru/support.json' with { type: 'json' };

export const messages = { ...support };
