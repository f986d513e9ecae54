export function importersOf(changed: readonly string[], texts: ReadonlyMap<string, string>): string[];
