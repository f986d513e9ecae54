import jackpots from './uz/jackpots.json' with { type: 'json' };

export const messages = { ...jackpots };
