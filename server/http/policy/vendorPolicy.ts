import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { AnalyticsKind } from '#config/analyticsHosts.ts';
import { analyticsSources, type CspEnv, chatSources, cspTable, identitySources } from '#config/csp.ts';
import type { Env } from '#config/env.ts';
import { contextOf, type RequestContext } from '#server/http/requestContext.ts';
import { allowsChat } from '#shared/support/allowsChat.ts';
import type { ChatProvider } from '#shared/support/ChatProvider.ts';
import { isSensitivePath } from '#shared/url/isSensitivePath.ts';
import { isUnder } from '#shared/url/isUnder.ts';
import { paths } from '#shared/url/paths.ts';
import { policyParts } from './contentSecurityPolicy.ts';

const verification = [paths.profileVerification.build()];

type Parts = ReturnType<typeof policyParts>;

/** Where the current chat and trackers are read from. */
export interface VendorPolicyOptions {
  env: CspEnv & Pick<Env, 'CSP_CHAT'>;
  isSecure: (req: IncomingMessage) => boolean;
  /** The operator's current chat; null for none. */
  chatFor: (context: RequestContext) => Promise<ChatProvider | null> | ChatProvider | null;
  /** The trackers that are configured now. */
  trackersFor: (context: RequestContext) => Promise<readonly AnalyticsKind[]> | readonly AnalyticsKind[];
}

/**
 * Extends a page's policy by the hosts of the operator's trackers and, where chat is allowed and the page is not framed, of the chat
 * vendor. Sensitive pages keep the strict policy that was set before; the verification page also gets the identity provider's
 * hosts. Runs directly before the pages: the page cache stores the header, under a key that contains both the chat and the trackers.
 */
export function vendorPolicy({ env, isSecure, chatFor, trackersFor }: VendorPolicyOptions): RequestHandler {
  const table = cspTable(env);
  /** Rebuilds the header only when the operator has changed the chat or the trackers. */
  const lastOf = () => {
    let last: { chat: ChatProvider | null; trackers: readonly AnalyticsKind[]; parts: Parts } | undefined;
    return (chat: ChatProvider | null, trackers: readonly AnalyticsKind[]): Parts => {
      if (last?.chat !== chat || last.trackers !== trackers) {
        const sources = [...table, ...analyticsSources(trackers), ...(chat ? chatSources(env, chat) : [])];
        last = { chat, trackers, parts: policyParts(sources) };
      }
      return last.parts;
    };
  };
  const withChat = lastOf();
  const withoutChat = lastOf();
  const withIdentity = policyParts([...table, ...identitySources]);

  return async (req, res, next) => {
    const context = contextOf(res);
    const { path, framed, nonce } = context;
    const send = (parts: Parts) =>
      res.setHeader('Content-Security-Policy', (isSecure(req) ? parts.secure : parts.plain).join(nonce));
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    if (isUnder(path, verification)) send(withIdentity);
    if (isSensitivePath(path)) return next();
    const mayChat = !framed && allowsChat(path);
    const [chat, trackers] = await Promise.all([mayChat ? chatFor(context) : null, trackersFor(context)]);
    if (chat || trackers.length > 0) send((chat ? withChat : withoutChat)(chat, trackers));
    next();
  };
}
