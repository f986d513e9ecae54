export const sources: string[];
export function ensureBuilt(): Promise<void>;
