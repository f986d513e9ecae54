import { STATUS_CODES } from 'node:http';
import type { Response } from 'express';
import { endAfterBody } from '#server/http/body/endAfterBody.ts';

/** Answers with the name of a status as plain text, as Express' sendStatus does, once a body on its way may be left alone (endAfterBody). */
export function sendStatusLine(res: Response, status: number): void {
  const text = STATUS_CODES[status] ?? String(status);
  res.status(status).type('txt').setHeader('Content-Length', Buffer.byteLength(text));
  endAfterBody(res, text);
}
