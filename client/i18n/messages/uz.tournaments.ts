import tournaments from './uz/tournaments.json' with { type: 'json' };

export const messages = { ...tournaments };
