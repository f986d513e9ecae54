import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { type CspSource, NONCE } from '#config/csp.ts';
import { contextOf } from '#server/http/requestContext.ts';

/** The policy's table, and which requests came over https. */
export interface ContentSecurityPolicyOptions {
  table: readonly CspSource[];
  /** Whether `upgrade-insecure-requests` is sent: over plain http it would break every asset. */
  isSecure: (req: IncomingMessage) => boolean;
}

/** The policy of answers that are data: opened as a document, they can do nothing. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Sets the Content-Security-Policy header with this response's nonce. The header is built once and split around the nonce, so a request
 * costs one concatenation. A stage that answers something other than a page replaces or removes the header. Throws when the table has no
 * nonce in script-src.
 */
export function contentSecurityPolicy({ table, isSecure }: ContentSecurityPolicyOptions): RequestHandler {
  const policy = policyParts(table);
  return (req, res, next) => {
    if (req.originalUrl.startsWith('/api/')) {
      res.setHeader('Content-Security-Policy', API_POLICY);
      return next();
    }
    const parts = isSecure(req) ? policy.secure : policy.plain;
    res.setHeader('Content-Security-Policy', parts.join(contextOf(res).nonce));
    next();
  };
}

/** The policy split around the nonce, for http (`plain`) and https (`secure`). Throws when the table has no nonce in script-src. */
export function policyParts(table: readonly CspSource[]): Record<'plain' | 'secure', readonly string[]> {
  const plain = policyText(table);
  return { plain: plain.split('{N}'), secure: `${plain}; upgrade-insecure-requests`.split('{N}') };
}

/** The rows of the table as one header value, with `{N}` in place of the nonce; rows of one directive are merged. */
function policyText(table: readonly CspSource[]): string {
  const directives = new Map<string, string[]>();
  for (const { directive, sources } of table) {
    directives.set(directive, [...new Set([...(directives.get(directive) ?? []), ...sources])]);
  }
  if (!directives.get('script-src')?.includes(NONCE)) throw new Error('The policy must carry the nonce in script-src');
  return [...directives].map(([directive, sources]) => `${directive} ${sources.join(' ')}`).join('; ');
}
