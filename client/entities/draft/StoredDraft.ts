/** What was typed into a form and not sent yet. Empty `values`: it was sent or discarded. */
export interface StoredDraft {
  /** Clock of the device that typed, in milliseconds. */
  at: number;
  values: Record<string, string>;
}

/** null for no text and for text in another format. */
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
