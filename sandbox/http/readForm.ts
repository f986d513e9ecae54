import type { IncomingMessage } from 'node:http';
import { AppError } from '#shared/errors/AppError.ts';
import { readBody } from './readBody.ts';

/** 10 MB. */
export const FORM_LIMIT = 10 * 1024 * 1024;

/** Reads a multipart body. No body is an empty form; another media type gets 415, a malformed body 400. */
export async function readForm(req: IncomingMessage, limit = FORM_LIMIT): Promise<FormData> {
  const type = req.headers['content-type'] ?? '';
  const hasBody = Number(req.headers['content-length'] ?? 0) > 0 || req.headers['transfer-encoding'] !== undefined;
  if (!hasBody && type === '') return new FormData();
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) {
    req.resume();
    throw new AppError('InvalidRequestException', { message: 'bodies are multipart/form-data', status: 415 });
  }
  const body = await readBody(req, limit);
  try {
    const headers = { 'content-type': type };
    return await new Request('http://sandbox.invalid', {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
    }).formData();
  } catch (cause) {
    throw new AppError('InvalidRequestException', { message: 'the multipart body is broken', status: 400, cause });
  }
}
