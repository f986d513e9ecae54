import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageRequest } from '#server/cache/cacheability.ts';
import type { RequestAddress } from '#server/cache/createAddresses.ts';
import { contextOf, type RequestContext } from '#server/http/requestContext.ts';

/** Options of `createAskedPages`; `buildId` and `variant` are parts of every key. */
export interface AskedPagesOptions {
  isOn: () => boolean;
  buildId: string;
  variant?: (() => string) | undefined;
  isKnownOrigin?: ((origin: string) => boolean) | undefined;
}

/** Build, variant and origin, as the first part of a key. */
interface Site {
  readonly visited: string;
  readonly variant: string;
  readonly origin: string;
  readonly prefix: string;
}

class AskedPage implements PageRequest {
  fills = false;
  readonly isOn: boolean;
  readonly isGuest: boolean;
  readonly isOnBreak: boolean;
  readonly preview: object | undefined;
  readonly method: string;
  readonly isAuthorized: boolean;
  readonly #context: RequestContext;
  readonly #siteOf: (visited: string) => Site;
  readonly #isKnown: (origin: string) => boolean;

  constructor(
    req: IncomingMessage,
    context: RequestContext,
    siteOf: (visited: string) => Site,
    options: AskedPagesOptions,
  ) {
    this.#context = context;
    this.#siteOf = siteOf;
    this.#isKnown = options.isKnownOrigin ?? everyOrigin;
    this.isOn = options.isOn();
    this.isGuest = context.isGuest;
    this.isOnBreak = context.isOnBreak;
    this.preview = context.preview;
    this.method = req.method ?? '';
    this.isAuthorized = req.headers.authorization !== undefined;
  }

  get address(): RequestAddress {
    return this.#context.address;
  }

  get key(): string {
    const { framed, origin, savesData, takesAvif, script = '' } = this.#context;
    const { prefix } = this.#siteOf(origin);
    return `${prefix}${framed ? 'framed' : ''}${savesData ? 'lean' : ''}${takesAvif ? '' : 'webp'}${script}|${this.address.shared}`;
  }

  isKnownOrigin(): boolean {
    return this.#isKnown(this.#siteOf(this.#context.origin).origin);
  }
}

const everyOrigin = () => true;

/** Reads the facts of a request for `cacheability`, and the key of its page: `build|variant|origin|framed, lean, webp, script|URL`. */
export function createAskedPages(options: AskedPagesOptions): (req: IncomingMessage, res: ServerResponse) => AskedPage {
  const { buildId, variant = () => '' } = options;
  // The site of the previous request, which is usually the same.
  let recent: Site = { visited: '', variant: '', origin: '', prefix: '' };
  const siteOf = (visited: string): Site => {
    const decided = variant();
    if (visited !== recent.visited || decided !== recent.variant) {
      const origin = visited.toLowerCase();
      recent = { visited, variant: decided, origin, prefix: `${buildId}|${decided}|${origin}|` };
    }
    return recent;
  };
  return (req, res) => new AskedPage(req, contextOf(res), siteOf, options);
}
