import type { ChildProcess } from 'node:child_process';

const children = new Set<ChildProcess>();

/**
 * Ends a process with the worker that has spawned it, from its first moment on: a worker is ended by a signal, without its hooks, also while
 * a process that a hook has begun to start is not ready.
 */
export function endWithWorker(child: ChildProcess): void {
  if (children.size === 0) process.once('SIGTERM', endAll);
  children.add(child);
  child.once('exit', () => {
    children.delete(child);
    if (children.size === 0) process.off('SIGTERM', endAll);
  });
}

function endAll(): void {
  for (const child of children) child.kill('SIGKILL');
  process.exit();
}
