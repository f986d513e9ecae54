import game from './uz/game.json' with { type: 'json' };

export const messages = { ...game };
