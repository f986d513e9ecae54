import unsubscribe from './ru/unsubscribe.json' with { type: 'json' };

export const messages = { ...unsubscribe };
