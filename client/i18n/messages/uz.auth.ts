import auth from './uz/auth.json' with { type: 'json' };
import validation from './uz/validation.json' with { type: 'json' };

export const messages = { ...auth, ...validation };
