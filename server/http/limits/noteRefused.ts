import type { Response } from 'express';

const slot = Symbol('refused');
type Marked = Response & { [slot]?: true };

/** Marks an answer as a refusal for want of a session or of fields. */
export function noteRefused(res: Response): void {
  (res as Marked)[slot] = true;
}

/** Whether the request was refused for want of a session or of fields: it had no effect and counts against nobody else. */
export function isRefused(res: Response): boolean {
  return (res as Marked)[slot] === true;
}
