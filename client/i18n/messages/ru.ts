import content from './ru/content.json' with { type: 'json' };
import errors from './ru/errors.json' with { type: 'json' };
import hall from './ru/hall.json' with { type: 'json' };
import lobby from './ru/lobby.json' with { type: 'json' };
import shell from './ru/shell.json' with { type: 'json' };

export const messages = { ...shell, ...lobby, ...hall, ...content, ...errors };
