/** Whether an answer begins as an envelope with an error. Of a method whose data has no field of that name. */
export function isRefusal(beginning: Buffer): boolean {
  return /"error"\s*:\s*\{/.test(beginning.toString('latin1', 0, 4_096));
}
