import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** React's renderer for Node streams, which the package does not export. */
export const rendererFile = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-dom/server')),
  'cjs/react-dom-server.node.production.js',
);

/** Pieces of React's source and their replacements; the build fails if React's source differs. */
const changes: readonly [from: string, to: string][] = [
  [
    'function writeChunk(destination, chunk) {',
    'function writeChunk(destination, chunk) {\n  if (destination.writeText) return void destination.writeText(chunk);',
  ],
  ['return textEncoder.encode(content);', 'return content;'],
  ['Buffer.byteLength(chunk, "utf8")', 'chunk.length'],
];

/**
 * Makes React pass its HTML as strings to a destination with `writeText` (decision 014). Published React encodes each of some
 * ten thousand pieces of a page separately into views of 4 kB, which takes a sixth of the time of a large page.
 *
 * The length of a piece then counts characters, not bytes; React uses it only to decide whether a section is large enough to be
 * sent separately. Development uses unpatched React, and so does a build with `REACT_TEXT_PATCH=off`, so that a changed React can
 * be used before the patch is adapted.
 */
export function reactWritesText(setting = process.env['REACT_TEXT_PATCH'] ?? ''): Plugin | null {
  if (setting === 'off') return null;
  if (setting !== '' && setting !== 'on') throw new Error(`REACT_TEXT_PATCH is on or off, not ${setting}`);
  return {
    name: 'react-writes-text',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    // Both names are this file.
    resolveId: (source) => (source === 'react-dom/server' || source === 'react-dom/static' ? rendererFile : null),
    transform: (code, id) => (id === rendererFile ? { code: writingText(code), map: null } : null),
  };
}

/** Applies every replacement exactly once. Throws if a piece is missing or occurs more than once. */
export function writingText(code: string): string {
  return changes.reduce((text, [from, to]) => {
    const parts = text.split(from);
    if (parts.length !== 2) throw new Error(`React's server renderer is not written as expected: ${from}`);
    return parts.join(to);
  }, code);
}
