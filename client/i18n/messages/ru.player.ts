import player from './ru/player.json' with { type: 'json' };

export const messages = { ...player };
