/** Named figures of an operator's description; what lacks a name or a value is left out. */
export function descriptionFacts(value: unknown): { label: string; value: string }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((fact: unknown) => {
    if (typeof fact !== 'object' || fact === null || !('label' in fact) || !('value' in fact)) return [];
    const { label, value: figure } = fact;
    const isSaid =
      typeof label === 'string' && label !== '' && (typeof figure === 'string' || typeof figure === 'number');
    return isSaid && figure !== '' ? [{ label, value: String(figure) }] : [];
  });
}
