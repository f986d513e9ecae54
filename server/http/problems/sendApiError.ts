import type { ServerResponse } from 'node:http';
import { endAfterBody } from '#server/http/body/endAfterBody.ts';
import { apiHeaders } from '#server/http/policy/apiHeaders.ts';
import type { AppError } from '#shared/errors/AppError.ts';

/**
 * Answers an /api call with the envelope of A-09 and the error's HTTP status. The answer is not stored, sniffed or shown as a
 * document, so markup in an error text is inert. A body that is still on its way is read and thrown away (endAfterBody).
 */
export function sendApiError(res: ServerResponse, error: AppError): void {
  const { type, message, code, data, status } = error;
  const envelope = { error: { type, message, ...(code !== undefined && { code }), error_data: data } };
  const body = JSON.stringify(envelope);
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', Buffer.byteLength(body));
  for (const [name, value] of Object.entries(apiHeaders)) res.setHeader(name, value);
  endAfterBody(res, body);
}
