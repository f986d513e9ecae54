/** Whether the first 4,096 bytes of an answer contain an error envelope. Only for methods whose data has no field `error`. */
export function isRefusal(beginning: Buffer): boolean {
  return /"error"\s*:\s*\{/.test(beginning.toString('latin1', 0, 4_096));
}
