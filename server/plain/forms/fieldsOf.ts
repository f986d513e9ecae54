/** The fields of a parsed form: one text per name, the last one of a repeated name. */
export function fieldsOf(body: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typeof body === 'object' && body !== null ? body : {}).flatMap(
      ([name, value]): [string, string][] => {
        const last: unknown = Array.isArray(value) ? value.at(-1) : value;
        return typeof last === 'string' ? [[name, last]] : [];
      },
    ),
  );
}
