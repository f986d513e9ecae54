import { readFileSync } from 'node:fs';

/** Resident memory of a process in MB (Linux). */
export function residentOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;
}
