import type { Plugin } from 'vite';

const FILE = /\/undici\/lib\/dispatcher\/fixed-queue\.js$/;
/** Places of a part of a queue: 2,048 of them are 16 kB for each pool of connections, of which every brand has three. */
const PLACES = /\bconst kSize = 2048\b/;

/** Makes the parts of the queues of undici's pools short: a queue takes another part when one is full. */
export function shortQueues(): Plugin {
  return {
    name: 'short-queues',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    transform: (code, id) => (FILE.test(id) ? { code: withShortQueues(code), map: null } : null),
  };
}

/** Of an undici that is written otherwise nothing is changed. */
export function withShortQueues(code: string): string {
  return code.replace(PLACES, 'const kSize = 32');
}
