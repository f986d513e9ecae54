import icons from './uz/icons.json' with { type: 'json' };

export const messages = { ...icons };
