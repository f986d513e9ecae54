import auth from './ru/auth.json' with { type: 'json' };
import validation from './ru/validation.json' with { type: 'json' };

export const messages = { ...auth, ...validation };
