import player from './uz/player.json' with { type: 'json' };

export const messages = { ...player };
