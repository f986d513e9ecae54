import winners from './uz/winners.json' with { type: 'json' };

export const messages = { ...winners };
