import icons from './ru/icons.json' with { type: 'json' };

export const messages = { ...icons };
