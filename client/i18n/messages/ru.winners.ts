import winners from './ru/winners.json' with { type: 'json' };

export const messages = { ...winners };
