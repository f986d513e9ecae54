import type { Request, Response } from 'express';
import { AppError } from '../../shared/errors/AppError.ts';
import { sendApiError } from '../http/sendApiError.ts';

const patience = 5_000;

/**
 * Answers a call that is not forwarded, or whose forwarding failed. A client that is still sending would see a reset instead
 * of the answer if we closed on it (RELIABILITY F7): the rest of its body is read and thrown away, within bounds, and only
 * then the connection goes.
 */
export function refuseCall(req: Request, res: Response, error: AppError, mostBytes = 20 * 1024 * 1024): void {
  if (res.headersSent || res.destroyed) return void res.destroy();
  sendApiError(res, error);
  if (req.complete || req.destroyed) return;
  let left = mostBytes;
  const timer = setTimeout(() => req.socket.destroy(), patience);
  req.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) req.socket.destroy();
  });
  req.once('close', () => clearTimeout(timer));
  req.once('end', () => clearTimeout(timer));
  req.unpipe();
  req.resume();
}

/** The typed answer to a platform that failed. `unknown`: a command may have been carried out all the same. */
export function upstreamError(kind: 'failed' | 'timeout', outcome?: 'unknown' | 'not_sent'): AppError {
  return new AppError('InternalServerErrorException', {
    status: kind === 'timeout' ? 504 : 502,
    message: kind === 'timeout' ? 'The platform did not answer in time' : 'The platform did not answer',
    data: outcome ? { outcome } : {},
  });
}
