/** What was typed into a form and not sent yet. Without values: it was sent or given up. */
export interface StoredDraft {
  /** Of the device that typed, in milliseconds. */
  at: number;
  values: Record<string, string>;
}

/** null: nothing, or nothing of ours. */
export function readStoredDraft(text: string | null | undefined): StoredDraft | null {
  try {
    const { at, values } = JSON.parse(text ?? 'null') as { at?: unknown; values?: unknown };
    if (typeof at !== 'number' || typeof values !== 'object' || values === null) return null;
    const texts = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return { at, values: Object.fromEntries(texts) };
  } catch {
    return null;
  }
}
