import path from 'node:path';

/**
 * The file that a specifier of `importer` names, from the project's root with slashes; undefined for a package. `#room/file` is a path from
 * the root (`imports` of package.json), `./file` and `../file` are relative to the importer.
 */
export function importedFile(importer, specifier) {
  const [file] = specifier.split('?');
  if (file.startsWith('#')) return file.slice(1);
  return file.startsWith('.') ? path.posix.join(path.posix.dirname(importer), file) : undefined;
}
