export function importedFile(importer: string, specifier: string): string | undefined;
