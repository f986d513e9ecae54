import jackpots from './ru/jackpots.json' with { type: 'json' };

export const messages = { ...jackpots };
