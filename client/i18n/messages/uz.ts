import content from './uz/content.json' with { type: 'json' };
import errors from './uz/errors.json' with { type: 'json' };
import hall from './uz/hall.json' with { type: 'json' };
import lobby from './uz/lobby.json' with { type: 'json' };
import shell from './uz/shell.json' with { type: 'json' };

export const messages = { ...shell, ...lobby, ...hall, ...content, ...errors };
