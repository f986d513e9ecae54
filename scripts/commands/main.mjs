import { commands } from './commands.mjs';
import { readCommand } from './readCommand.mjs';

// Every npm script starts here, before packages are installed and on any Node: `node scripts/commands/main.mjs phone --all`. What it does
// not take is named, and nothing runs.
const WRONG = 2;
const [name, ...given] = process.argv.slice(2);
const { help, problem, args } = readCommand(name, commands[name], given);
if (help !== undefined) console.log(help);
else if (problem !== undefined) {
  console.error(problem);
  process.exitCode = WRONG;
} else {
  const [file, ...before] = commands[name].runs.split(' ');
  process.argv.splice(1, Infinity, file, ...before, ...args);
  await import(new URL(`../../${file}`, import.meta.url).href);
}
