/** `scaledTo([8, 60, 's'])` is `8 of 60 s`; undefined when nothing was scaled down. */
export function scaledTo(...figures: (readonly [measured: number, full: number, unit: string])[]): string | undefined {
  const parts = figures
    .filter(([measured, full]) => measured < full)
    .map(([measured, full, unit]) => `${measured} of ${full} ${unit}`);
  return parts.length > 0 ? parts.join(', ') : undefined;
}
