import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commands } from './commands.mjs';
import { readCommand } from './readCommand.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** Biome itself reads what stands behind this one. */
const OF_A_TOOL = ['format'];

test('every npm script starts by the reader of commands, under its own name', () => {
  const own = Object.entries(scripts).filter(([name]) => !OF_A_TOOL.includes(name));
  expect(own).toEqual(own.map(([name]) => [name, `node scripts/commands/main.mjs ${name}`]));
  expect(own.map(([name]) => name).toSorted()).toEqual(Object.keys(commands).toSorted());
});

test.each(Object.entries(commands))(
  'npm run %s prints with --help what it takes, and refuses another option',
  (name, command) => {
    const { help } = readCommand(name, command, ['--help']);
    for (const key of Object.keys(command.takes ?? {})) expect(help).toContain(key);
    expect(help).toContain(command.about);
    for (const mode of [undefined, ...Object.keys(command.modes ?? {})]) {
      const before = mode ? [mode] : [];
      expect(readCommand(name, command, [...before, '--helq']).problem).toMatch(
        /^--helq is no option of this command\.\n {2}npm /,
      );
      expect(readCommand(name, command, [...before, '-z']).problem).toMatch(/^-z is no option/);
    }
  },
);

test.each([
  ['phone', ['--only', 'inp', '9'], ['9', '--only=inp']],
  [
    'test',
    ['-u', 'journeys/chat', 'shared', '-t', 'a name'],
    ['journeys/chat', 'shared', '--update', '--testNamePattern=a name'],
  ],
  ['bench', ['--only=hall', '--faults', '--seconds', '5'], ['--faults', '--only=hall', '--seconds=5']],
  ['explain', ['--header', 'A: 1', '/ru', '--header=B: 2'], ['/ru', '--header=A: 1', '--header=B: 2']],
])('%s, given %j, runs its file with %j', (name, given, args) => {
  expect(readCommand(name, commands[name] as never, given)).toEqual({ args });
});

test.each([
  ['build', ['x'], '"x" is an argument too many.'],
  ['phone', ['9', '8'], '"8" is an argument too many.'],
  ['phone', ['many'], '"many" is wrong: a whole number is accepted.'],
  ['phone', ['--only=all'], '--only=all is wrong: inp, motion, early is accepted.'],
  ['phone', ['--all=3'], '--all takes no value.'],
  ['tune', ['--log'], '--log needs a value.'],
  ['tune', [], '--log is missing.'],
  ['explain', ['--player'], 'ADDRESS is missing.'],
  ['bench', ['--table'], '--before is missing.'],
  ['bench', ['--cost', '--seconds=5'], '--seconds is no option of this command.'],
])('%s, given %j, is refused: %s', (name, given, problem) => {
  expect(readCommand(name, commands[name] as never, given).problem?.split('\n')[0]).toBe(problem);
});

test('a command that is asked for help ends with 0, one that is given a wrong option with 2, and neither runs', () => {
  const ended = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/commands/main.mjs', ...args], {
      encoding: 'utf8',
    });
    return { status, lines: (stdout + stderr).split('\n').length };
  };
  expect(ended('phone', '--help')).toEqual({ status: 0, lines: 7 });
  expect(ended('build', '--watch')).toEqual({ status: 2, lines: 4 });
});
