import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** React's renderer for streams of Node; the package names it to nobody but itself. */
export const rendererFile = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-dom/server')),
  'cjs/react-dom-server.node.production.js',
);

/** Each piece of React's source and what stands in its place; a React that is written otherwise stops the build. */
const changes: readonly [from: string, to: string][] = [
  [
    'function writeChunk(destination, chunk) {',
    'function writeChunk(destination, chunk) {\n  if (destination.writeText) return void destination.writeText(chunk);',
  ],
  ['return textEncoder.encode(content);', 'return content;'],
  ['Buffer.byteLength(chunk, "utf8")', 'chunk.length'],
];

/**
 * Lets React hand its HTML to a destination with `writeText` as the strings it is made of (decision 014). As published it
 * encodes each of some ten thousand pieces of a page by itself into views of 4 kB: a sixth of the time of a large page.
 *
 * The length of a piece then counts characters, not bytes; React asks for it only to judge whether a section is large
 * enough to be sent apart. Development runs React as it is, and so does a build with `REACT_TEXT_PATCH=off`: a React that is
 * written otherwise need not wait for a new patch.
 */
export function reactWritesText(setting = process.env['REACT_TEXT_PATCH'] ?? ''): Plugin | null {
  if (setting === 'off') return null;
  if (setting !== '' && setting !== 'on') throw new Error(`REACT_TEXT_PATCH is on or off, not ${setting}`);
  return {
    name: 'react-writes-text',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    resolveId: (source) => (source === 'react-dom/server' ? rendererFile : null),
    transform: (code, id) => (id === rendererFile ? { code: writingText(code), map: null } : null),
  };
}

/** React's source with every change made exactly once. Throws when a piece is not there, or more than once. */
export function writingText(code: string): string {
  return changes.reduce((text, [from, to]) => {
    const parts = text.split(from);
    if (parts.length !== 2) throw new Error(`React's server renderer is not written as expected: ${from}`);
    return parts.join(to);
  }, code);
}
