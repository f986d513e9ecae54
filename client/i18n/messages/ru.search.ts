import search from './ru/search.json' with { type: 'json' };

export const messages = { ...search };
