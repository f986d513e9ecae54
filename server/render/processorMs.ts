/**
 * Milliseconds of processor time that this thread has used. The difference of two readings around synchronous work is what it costs,
 * however busy the machine is.
 */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
