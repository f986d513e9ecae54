type Say = (id: string, values: Record<string, string>) => string;

/** What a letter may be about, and whether it names one by its id. */
const subjects: Readonly<Record<string, { hasId: boolean }>> = {
  withdrawal: { hasId: true },
  round: { hasId: true },
  verification: { hasId: false },
};

/** `?about=withdrawal&id=17` -> the letter in the visitor's language. The address chooses among our words and brings none. null: nothing is written yet. */
export function draftOf(query: URLSearchParams, say: Say): string | null {
  const about = query.get('about') ?? '';
  const subject = Object.hasOwn(subjects, about) ? subjects[about] : undefined;
  const id = query.get('id') ?? '';
  if (!subject || (subject.hasId && !/^[\w-]{1,64}$/.test(id))) return null;
  return say(`support.draft.${about}`, subject.hasId ? { id } : {});
}
