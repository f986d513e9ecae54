import betting from './ru/betting.json' with { type: 'json' };

export const messages = { ...betting };
