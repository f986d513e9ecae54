/** The hidden fields of a form. */
export function HiddenFields({ values }: { values: object }) {
  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
    </>
  );
}
