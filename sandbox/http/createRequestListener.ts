import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '#shared/errors/AppError.ts';
import { platformFeed } from '#shared/live/platformFeed.ts';
import { isLoopbackHost } from '#shared/url/isLoopbackHost.ts';
import type { Counters } from './counters.ts';
import type { Faults } from './faults.ts';
import { sendJson } from './sendJson.ts';

type Handle = (req: IncomingMessage, res: ServerResponse, url: URL) => void | Promise<void>;

export interface RequestListenerDeps {
  faults: Faults;
  counters: Counters;
  report: (error: unknown) => void;
  platform: (req: IncomingMessage, res: ServerResponse, name: string, query: URLSearchParams) => Promise<void>;
  /** Returns false if the path does not belong to the content service. */
  content: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** The feed of changes. */
  feed: Handle;
  uploads: Handle;
  game: Handle;
  oauth: Handle;
  pay: Handle;
  identity: Handle;
  chat: Handle;
  /** The controls under `/_/`. */
  control: Handle;
  /** The editor of records at `/editor`. */
  editor: Handle;
  /** The page at `/`. */
  developers: Handle;
}

/** 43 bytes: one transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** Serves both services on one origin: platform methods contain a dot, collections of the content service do not. */
export function createRequestListener(deps: RequestListenerDeps) {
  const { faults, counters, platform, content } = deps;

  async function route(req: IncomingMessage, res: ServerResponse): Promise<void> {
    // A name of an attacker that resolves to this machine (DNS rebinding) would make the page at `/`, with its token and the codes in its
    // outbox, readable to the attacker's script.
    if (!isLoopbackHost(req.headers.host ?? ''))
      return sendJson(res, 421, { error: 'the sandbox answers as localhost' });
    const url = URL.parse(req.url ?? '/', 'http://sandbox.invalid');
    if (!url) return sendJson(res, 400, { error: 'unreadable address' });
    const path = url.pathname;
    const meet = (target: string): boolean | Promise<boolean> => {
      counters.count(target);
      return faults.strike(target, res);
    };

    const [, name = ''] = /^\/api\/([^/]+)/.exec(path) ?? [];
    if (path === platformFeed.path || path === platformFeed.gonePath) {
      if (!(await meet('feed'))) await deps.feed(req, res, url);
    } else if (name.includes('.')) {
      if (!(await meet(name))) await platform(req, res, name, url.searchParams);
    } else if (name !== '') {
      if (!(await meet(`content:${name}`)) && !content(req, res)) sendJson(res, 404, { error: 'not found' });
    } else if (path.startsWith('/uploads/')) {
      if (!(await meet('uploads'))) await deps.uploads(req, res, url);
    } else if (path.startsWith('/platform/game/')) {
      if (!(await meet('game'))) await deps.game(req, res, url);
    } else if (path.startsWith('/oauth/')) {
      if (!(await meet('oauth'))) await deps.oauth(req, res, url);
    } else if (path === '/redirect') {
      // The sandbox's platform has no redirects; those of operators are in the content service and in the site's file.
      if (!(await meet('redirect'))) sendJson(res, 200, { data: null }, { 'cache-control': 'no-store' });
    } else if (path === '/hit') {
      if (!(await meet('hit')))
        res
          .writeHead(200, { 'content-type': 'image/gif', 'content-length': PIXEL.length, 'cache-control': 'no-store' })
          .end(PIXEL);
    } else if (path === '/_health') res.writeHead(204).end();
    else if (path === '/_/pay/callback') {
      if (!(await meet('pay:callback'))) await deps.pay(req, res, url);
    } else if (path.startsWith('/_/pay/')) await deps.pay(req, res, url);
    else if (path.startsWith('/_/identity/')) await deps.identity(req, res, url);
    else if (path.startsWith('/_/chat/')) {
      if (!(await meet('chat'))) await deps.chat(req, res, url);
    } else if (path.startsWith('/_/')) await deps.control(req, res, url);
    else if (/^\/editor(?:\.js|\/preview)?$/.test(path)) await deps.editor(req, res, url);
    else if (path === '/') await deps.developers(req, res, url);
    else sendJson(res, 404, { error: 'not found' });
  }

  return function listener(req: IncomingMessage, res: ServerResponse): void {
    route(req, res).catch((error: unknown) => {
      if (!(error instanceof AppError) && !(error instanceof SyntaxError)) deps.report(error);
      if (res.headersSent) return res.destroy();
      const status = error instanceof AppError ? error.status : error instanceof SyntaxError ? 400 : 500;
      const type = status < 500 ? 'InvalidRequestException' : 'InternalServerErrorException';
      sendJson(res, status, { error: { type, message: status < 500 ? 'unreadable request' : '' } });
    });
  };
}
