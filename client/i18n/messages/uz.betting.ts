import betting from './uz/betting.json' with { type: 'json' };

export const messages = { ...betting };
