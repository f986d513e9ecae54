import { parseArgs } from 'node:util';

const OPTION = /^(?:-(\w), )?--([\w-]+)(?:=(.+))?$/;

/** Options and arguments of a command or a mode, from its `takes`. */
function takenBy(takes) {
  const options = {};
  const positions = [];
  const values = {};
  for (const key of Object.keys(takes)) {
    const [, short, name, value] = OPTION.exec(key) ?? [];
    if (name === undefined) positions.push(key);
    else {
      options[name] = { type: value ? 'string' : 'boolean', ...(short ? { short } : {}) };
      values[name] = value;
    }
  }
  return { options, positions, values };
}

/** What is wrong with a value; undefined: nothing. */
function problemOf(kind, value) {
  if (kind === undefined || value === undefined) return undefined;
  if (kind.includes('NUMBER')) return /^\d+$/.test(value) ? undefined : 'a whole number';
  const choices = kind.split('|');
  return choices.length < 2 || choices.includes(value) ? undefined : choices.join(', ');
}

function lineOf(name, { takes = {}, needs = [] }, mode) {
  const isNeeded = (key) => !key.includes('--') || needs.includes(OPTION.exec(key)[2]);
  const parts = [...(mode ? [mode] : []), ...Object.keys(takes).map((key) => (isNeeded(key) ? key : `[${key}]`))];
  const command = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
  return parts.length > 0 ? `${command} -- ${parts.join(' ')}` : command;
}

function rowsOf(takes, indent) {
  const width = Math.max(0, ...Object.keys(takes).map((key) => key.length));
  return Object.entries(takes).map(([key, about]) => `${indent}${key.padEnd(width)}  ${about}`);
}

function helpOf(name, command) {
  const { about, variables, takes = {}, modes = {} } = command;
  return [
    lineOf(name, command),
    about,
    ...rowsOf(takes, '  '),
    ...Object.entries(modes).flatMap(([mode, of]) => [
      '',
      `${lineOf(name, of, mode)}\n  ${of.about}`,
      ...rowsOf(of.takes, '    '),
    ]),
    ...(variables ? [`Variables: ${variables}`] : []),
  ].join('\n');
}

/**
 * Reads what stands behind the name of an npm script. Returns the arguments for its file, arguments before options and each value behind
 * an equals sign; or the help that was asked for; or the problem of what the command does not take.
 */
export function readCommand(name, command, given) {
  if (given.includes('--help') || given.includes('-h')) return { help: helpOf(name, command) };
  const mode = Object.keys(command.modes ?? {}).find((one) => given.includes(one));
  const taken = mode ? command.modes[mode] : command;
  const { takes = {}, needs = [] } = taken;
  const rest = given.filter((one) => one !== mode);
  const { options, positions, values } = takenBy(takes);
  const refuse = (problem) => ({ problem: `${problem}\n  ${lineOf(name, taken, mode)}\n  --help tells more` });
  const { tokens } = parseArgs({ args: rest, options, strict: false, tokens: true });
  const first = [];
  const last = [];
  for (const token of tokens) {
    if (token.kind === 'positional') {
      const kind = positions[Math.min(first.length, positions.length - 1)];
      if (kind === undefined || (first.length >= positions.length && !kind.endsWith('...')))
        return refuse(`"${token.value}" is an argument too many.`);
      const wanted = problemOf(kind, token.value);
      if (wanted) return refuse(`"${token.value}" is wrong: ${wanted} is accepted.`);
      first.push(token.value);
    }
    if (token.kind !== 'option') continue;
    const { rawName, value } = token;
    if (!Object.hasOwn(options, token.name)) return refuse(`${rawName} is no option of this command.`);
    const kind = values[token.name];
    if (kind === undefined && value !== undefined) return refuse(`${rawName} takes no value.`);
    if (kind !== undefined && !value) return refuse(`${rawName} needs a value.`);
    const wanted = problemOf(kind, value);
    if (wanted) return refuse(`${rawName}=${value} is wrong: ${wanted} is accepted.`);
    last.push(kind === undefined ? `--${token.name}` : `--${token.name}=${value}`);
  }
  const missing = [
    ...positions.filter((kind, index) => !kind.startsWith('[') && first[index] === undefined),
    ...needs.filter((one) => !last.some((option) => option.startsWith(`--${one}=`))).map((one) => `--${one}`),
  ];
  if (missing.length > 0) return refuse(`${missing.join(', ')} is missing.`);
  return { args: [...(mode ? [mode] : []), ...first, ...last] };
}
