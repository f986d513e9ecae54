import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';

/** A place in a built file of the browser, with or without its address in front: `/assets/site-BcD1234.js:2:1834`. */
const PLACE = /(?:https?:\/\/[^\s()/]+)?\/(?:assets\/)?([\w.-]+\.js):(\d+):(\d+)/g;

/**
 * Replaces places in built files by places in the sources, with the name there: `client/app/page.ts:12:3 (loadPage)`. `stack`: a stack, or
 * the log line of one as JSON. `maps`: the folder of source maps. Files without a map (of a build whose files are not kept any more) stay.
 */
export function unminifyStack(stack: string, maps: string): string {
  const loaded = new Map<string, SourceMap | undefined>();
  const mapOf = (file: string): SourceMap | undefined => {
    const name = path.join(maps, `${file}.map`);
    if (!loaded.has(file) && existsSync(name))
      loaded.set(file, new SourceMap(JSON.parse(readFileSync(name, 'utf8')) as SourceMapPayload));
    return loaded.get(file);
  };
  return textOf(stack).replace(PLACE, (place, file: string, line: string, column: string) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return place;
    const source = entry.originalSource.replace(/^(?:\.\.\/)+/, '');
    // Node's types lack the name.
    const { name } = entry as { name?: string };
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}${name ? ` (${name})` : ''}`;
  });
}

function textOf(stack: string): string {
  try {
    const line = JSON.parse(stack) as { message?: string; stack?: string };
    return line.stack ?? line.message ?? stack;
  } catch {
    return stack.trimEnd();
  }
}
