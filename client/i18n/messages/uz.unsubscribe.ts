import unsubscribe from './uz/unsubscribe.json' with { type: 'json' };

export const messages = { ...unsubscribe };
