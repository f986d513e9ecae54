import { readFileSync } from 'node:fs';

/** CPU microseconds used by a process, user and system, threads included (Linux: /proc/PID/stat, 100 ticks a second). */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}
