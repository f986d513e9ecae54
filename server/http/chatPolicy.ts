import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { chatSources, cspTable } from '../../config/csp.ts';
import type { Env } from '../../config/env.ts';
import { allowsChat } from '../../shared/support/allowsChat.ts';
import type { ChatProvider } from '../../shared/support/ChatProvider.ts';
import { policyParts } from './contentSecurityPolicy.ts';
import { contextOf } from './requestContext.ts';

export interface ChatPolicyOptions {
  env: Env;
  isSecure: (req: IncomingMessage) => boolean;
  /** The chat the operator has now. */
  providerFor: (req: Request) => Promise<ChatProvider | null> | ChatProvider | null;
}

/**
 * Gives a page that may have a chat the policy with the hosts of the enabled vendor, and of no other; all other pages keep the
 * strict one that was set before. In a frame there is no chat. Stands directly before the pages: their cache keeps the header
 * with the page, under a key of which the chat is a part.
 */
export function chatPolicy({ env, isSecure, providerFor }: ChatPolicyOptions): RequestHandler {
  const table = cspTable(env);
  let last: { provider: ChatProvider; parts: ReturnType<typeof policyParts> } | undefined;
  return async (req, res, next) => {
    const { path, framed } = contextOf(res);
    if (framed || !allowsChat(path) || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const provider = await providerFor(req);
    if (provider) {
      if (last?.provider !== provider)
        last = { provider, parts: policyParts([...table, ...chatSources(env, provider)]) };
      const parts = isSecure(req) ? last.parts.secure : last.parts.plain;
      res.setHeader('Content-Security-Policy', parts.join(contextOf(res).nonce));
    }
    next();
  };
}
