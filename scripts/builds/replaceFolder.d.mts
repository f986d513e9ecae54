export function restoreFolder(folder: string): void;
export function replaceFolder(folder: string, by: string): void;
