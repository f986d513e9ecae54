type Format = (id: string, values: Record<string, string>) => string;

/** Possible subjects of a ticket, and whether they need an id. */
const subjects: Readonly<Record<string, { hasId: boolean }>> = {
  deposit: { hasId: true },
  withdrawal: { hasId: true },
  round: { hasId: true },
  verification: { hasId: false },
};

/**
 * `?about=withdrawal&id=17` -> a prefilled text in the visitor's language, or null. The address only selects a message, because anybody
 * can write an address.
 */
export function draftOf(query: URLSearchParams, format: Format): string | null {
  const about = query.get('about') ?? '';
  const subject = Object.hasOwn(subjects, about) ? subjects[about] : undefined;
  const id = query.get('id') ?? '';
  if (!subject || (subject.hasId && !/^[\w-]{1,64}$/.test(id))) return null;
  return format(`support.draft.${about}`, subject.hasId ? { id } : {});
}
