import game from './ru/game.json' with { type: 'json' };

export const messages = { ...game };
