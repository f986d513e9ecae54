/** Initial sum: the operator's setting is one of the presets, or an index into them; null for none. */
export function startAmount(
  presets: readonly { amount: number; isLocked: boolean }[],
  configured: number,
): number | null {
  const open = presets.filter(({ isLocked }) => !isLocked).map(({ amount }) => amount);
  if (open.includes(configured)) return configured;
  return presets.length > configured && configured >= 0 ? (open[configured] ?? null) : null;
}
