import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { type CspSource, NONCE } from '../../../config/csp.ts';
import { contextOf } from '../requestContext.ts';

export interface ContentSecurityPolicyOptions {
  table: readonly CspSource[];
  /** Over https only: `upgrade-insecure-requests` on a plain http site would point every asset at nothing. */
  isSecure: (req: IncomingMessage) => boolean;
}

/** For answers that are data: shown as a document, they can do nothing. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Sends the policy with this response's nonce. The header is put together once, split around the nonce: a request pays
 * for one concatenation. A stage that answers something other than a page replaces or removes the header.
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

/** The header split around the nonce, over http and over https. */
export function policyParts(table: readonly CspSource[]): Record<'plain' | 'secure', readonly string[]> {
  const plain = policyText(table);
  return { plain: plain.split('{N}'), secure: `${plain}; upgrade-insecure-requests`.split('{N}') };
}

/** The lines of the table as one header value, `{N}` where the nonce goes; several lines of one directive become one. */
function policyText(table: readonly CspSource[]): string {
  const directives = new Map<string, string[]>();
  for (const { directive, sources } of table) {
    directives.set(directive, [...new Set([...(directives.get(directive) ?? []), ...sources])]);
  }
  if (!directives.get('script-src')?.includes(NONCE)) throw new Error('The policy must carry the nonce in script-src');
  return [...directives].map(([directive, sources]) => `${directive} ${sources.join(' ')}`).join('; ');
}
