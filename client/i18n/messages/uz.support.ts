import support from './uz/support.json' with { type: 'json' };

export const messages = { ...support };
