import tournaments from './ru/tournaments.json' with { type: 'json' };

export const messages = { ...tournaments };
