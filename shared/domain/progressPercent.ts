/** Progress of a level or quest. */
export interface ProgressValues {
  minValue: number;
  maxValue: number;
  expCount: number;
}

/** Progress in percent: floor((expCount - minValue) / (maxValue - minValue) * 100), limited to 0..100. */
export function progressPercent({ minValue, maxValue, expCount }: ProgressValues): number {
  if (!(maxValue > minValue)) return expCount >= maxValue ? 100 : 0;
  const percent = Math.floor(((expCount - minValue) * 100) / (maxValue - minValue));
  return Math.min(100, Math.max(0, percent));
}
