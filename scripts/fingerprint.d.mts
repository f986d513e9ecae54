export function fingerprint(names: readonly string[]): string;
