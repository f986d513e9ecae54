import { text } from 'node:stream/consumers';
import { fail, root } from '../runtime.mjs';
import { unminifyStack } from './unminifyStack.ts';

// Prints the stack of `client_error` (a stack, or its whole log line, from standard input) with the sources instead of the built files.
if (process.stdin.isTTY) fail('Paste the stack, or the log line, and end it with Ctrl-D:');
process.stdout.write(`${unminifyStack(await text(process.stdin), `${root}/dist/maps`)}\n`);
