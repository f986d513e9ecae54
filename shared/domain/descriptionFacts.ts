/** Reads the facts (label and value) of an operator's description; facts without label or value are left out. */
export function descriptionFacts(value: unknown): { label: string; value: string }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((fact: unknown) => {
    if (typeof fact !== 'object' || fact === null || !('label' in fact) || !('value' in fact)) return [];
    const { label, value: figure } = fact;
    const isComplete =
      typeof label === 'string' && label !== '' && (typeof figure === 'string' || typeof figure === 'number');
    return isComplete && figure !== '' ? [{ label, value: String(figure) }] : [];
  });
}
