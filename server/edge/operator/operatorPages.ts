import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Env } from '#config/env.ts';
import { sendProblem } from '#server/http/problems/sendProblem.ts';
import { isAdmin } from '#server/http/session/isAdmin.ts';
import { stripLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

/** Pages that show the parts of the site to those who build it and fill it. */
const PAGES: readonly string[] = [paths.icons.build(), '/_ui'];

/** The pages of the operator, as a question and as a stage. */
export interface OperatorPages {
  /** Whether a request asks for one of them without being the operator's; for requests that have not reached Express. */
  refuses(req: IncomingMessage): boolean;
  /** Answers 404 to such a request. */
  gate: RequestHandler;
}

/** In production, shows the pages of the operator to the operator alone (isAdmin). */
export function operatorPages(env: Pick<Env, 'ADMIN_TOKEN' | 'NODE_ENV'>): OperatorPages {
  const isForAdmin = isAdmin(env);
  const refuses = (req: IncomingMessage) =>
    env.NODE_ENV === 'production' && isOfOperator(req.url ?? '') && !isForAdmin(req);
  return { refuses, gate: (req, res, next) => (refuses(req) ? sendProblem(req, res, 404) : next()) };
}

function isOfOperator(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  // Almost every address is decided here. The malformed ones, which do not decode, were refused before.
  if (!/_|%5f/i.test(path)) return false;
  const decoded = path.includes('%') ? decode(path) : path;
  const page = stripLocale(decoded).toLowerCase();
  return PAGES.some((one) => page === one || page.startsWith(`${one}/`));
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
