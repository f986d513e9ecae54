import search from './uz/search.json' with { type: 'json' };

export const messages = { ...search };
