import type { Request, Response } from 'express';
import { endAfterBody } from '#server/http/body/endAfterBody.ts';
import { transportSecurity } from '#server/http/hosts/transportSecurity.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { AppError } from '#shared/errors/AppError.ts';
import type { ErrorType } from '#shared/errors/catalogue.ts';
import { problemPage } from './problemPage.ts';
import { sendApiError } from './sendApiError.ts';

/** Seconds a client should wait after a 503; the page reloads after the same time (problemPage). */
const RETRY_AFTER = 30;
const HSTS = `max-age=${transportSecurity.maxAge}; includeSubDomains`;

/**
 * Answers a request that cannot be served: with an envelope under /api, a branded page for clients that accept HTML, and one line of text
 * for pictures and scripts. Sets its own CSP and security headers, because it is also used before the stages that set those of pages.
 */
export function sendProblem(req: Request, res: Response, status: number): void {
  const context = contextOf(res);
  if (status === 503 && !res.hasHeader('Retry-After')) res.setHeader('Retry-After', RETRY_AFTER);
  if (req.originalUrl.startsWith('/api/')) {
    sendApiError(res, new AppError(typeOf(status), { status, data: { request_id: context.id } }));
    return;
  }
  const asHtml = req.headers.accept?.includes('text/html') ?? !/\.\w{2,5}$/.test(context.path);
  const { id: requestId, pageLocale: locale, nonce, brand } = context;
  const body = asHtml
    ? problemPage({ status, locale, brand, requestId, nonce, retryAfter: RETRY_AFTER })
    : `${status} ${requestId}\n`;
  const style = asHtml ? `; style-src 'nonce-${nonce}'` : '';
  res.statusCode = status;
  res.setHeader('Content-Type', asHtml ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8');
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  res.setHeader('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  if (context.origin.startsWith('https:')) res.setHeader('Strict-Transport-Security', HSTS);
  // Sites that may frame this one may show its problem pages too.
  if (!context.framed && !res.hasHeader('X-Frame-Options')) res.setHeader('X-Frame-Options', 'SAMEORIGIN');
  const ancestors = context.framed ? '' : "; frame-ancestors 'self'";
  res.setHeader(
    'Content-Security-Policy',
    `default-src 'none'; base-uri 'none'; form-action 'none'${ancestors}${style}`,
  );
  res.removeHeader('ETag');
  endAfterBody(res, body);
}

function typeOf(status: number): ErrorType {
  if (status === 403) return 'AccessDeniedException';
  if (status === 404) return 'MethodNotFoundException';
  if (status === 429) return 'TooManyRequestsException';
  if (status === 503) return 'ApplicationUnavailableException';
  if (status === 502 || status === 504) return 'InternalServerErrorException';
  return status < 500 || status === 505 ? 'InvalidRequestException' : 'UnknownErrorException';
}
