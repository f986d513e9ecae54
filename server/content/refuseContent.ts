import type { Response } from 'express';

/** Sends an error in the shape of the content service, with `no-store`: the next request may succeed. */
export function refuseContent(res: Response, status: number, name: string, message: string): void {
  res.setHeader('Cache-Control', 'no-store');
  res.status(status).json({ data: null, error: { status, name, message, details: {} } });
}
