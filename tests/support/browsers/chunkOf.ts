import { readFileSync } from 'node:fs';

/** The address of a chunk of the build, by its source or by its name, without the origin. */
export function chunkOf(name: string): string {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string; name?: string }
  >;
  const chunk = manifest[name] ?? Object.values(manifest).find((one) => one.name === name);
  return `/${chunk?.file}`;
}
