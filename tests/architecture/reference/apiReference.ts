import type { Method } from '#shared/api/method.ts';
import { methods } from '#shared/api/methods.ts';
import { sentencesOfMethods } from './sentencesOfMethods.ts';
import { typeText } from './typeText.ts';

function entry(method: Method, sentence: string | undefined): string {
  const notes = [
    method.access === 'player' ? 'players only' : 'everyone',
    method.money ? 'moves money' : '',
    method.ext ? 'ours' : '',
  ].filter(Boolean);
  const errors = method.errors.map((type) => `\`${type}\``).join(', ');
  return [
    `### ${method.verb} ${method.name}`,
    '',
    `${sentence ? `${sentence} ` : ''}(${notes.join(', ')})`,
    '',
    `- takes \`${typeText(method.input).replaceAll('\\|', '|')}\``,
    `- answers \`${typeText(method.output).replaceAll('\\|', '|')}\``,
    ...(errors ? [`- errors of its own: ${errors}`] : []),
    '',
  ].join('\n');
}

/** docs/generated/api.md: every method of the contract with its shapes, as `shared/api` declares it. */
export function apiReference(): string {
  const texts = sentencesOfMethods();
  const groups = Map.groupBy(methods, ({ name }) => name.slice(0, name.indexOf('.')));
  const sections = [...groups].map(([group, members]) =>
    [`## ${group}`, '', ...members.map((method) => entry(method, texts.get(method.name)))].join('\n'),
  );
  return [
    '# The product API',
    '',
    'Every method of `shared/api`, written by a test. How values travel, what every method may answer and what "ours" means is in',
    '[contract.md](../contract.md); the error types are in `shared/errors/catalogue.ts`.',
    '',
    ...sections,
  ].join('\n');
}
