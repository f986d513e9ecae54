type Say = (id: string, values: Record<string, string>) => string;

/** `?about=withdrawal&id=17` -> the letter in the visitor's language. The address chooses among our words and brings none. null: nothing is written yet. */
export function draftOf(query: URLSearchParams, say: Say): string | null {
  const id = query.get('id') ?? '';
  if (query.get('about') !== 'withdrawal' || !/^[\w-]{1,40}$/.test(id)) return null;
  return say('support.draft.withdrawal', { id });
}
