/** Reads the platform's `error_data`: per field a string, a list of strings, or a list of `{code}`. */
export function serverFieldErrors(
  data: Record<string, unknown>,
  fields: readonly string[],
): { field: string; code: string }[] {
  return fields.flatMap((field) => {
    const code = firstCode(data[field]);
    return code === undefined ? [] : [{ field, code }];
  });
}

function firstCode(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first === 'string' && first) return first;
  if (typeof first === 'object' && first !== null && 'code' in first && typeof first.code === 'string')
    return first.code;
  return undefined;
}
