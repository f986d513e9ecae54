import type { IncomingMessage } from 'node:http';
import { AppError } from '#shared/errors/AppError.ts';

/** Reads the whole body. Refuses it with 413 as soon as it is known to exceed `limit` bytes, and leaves the rest unread. */
export async function readBody(req: IncomingMessage, limit: number): Promise<Buffer> {
  const tooLarge = () => {
    req.resume();
    return new AppError('InvalidRequestException', { message: `more than ${limit} bytes`, status: 413 });
  };
  if (Number(req.headers['content-length'] ?? 0) > limit) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else if (chunks.length > 0) {
        chunks.length = 0;
        reject(tooLarge());
      }
    });
    req.on('end', () => resolve(Buffer.concat(chunks)));
    req.on('error', reject);
    req.on('close', () => {
      if (!req.complete) reject(new AppError('InvalidRequestException', { message: 'the body was cut', status: 400 }));
    });
  });
}
