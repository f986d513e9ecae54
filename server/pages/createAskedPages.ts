import type { IncomingMessage, ServerResponse } from 'node:http';
import { type PageRequest, reasonOfAddress, type UncacheableReason } from '#server/cache/cacheability.ts';
import { cacheableUrl } from '#server/cache/cacheableUrl.ts';
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

/** What follows from an address alone. */
interface Address {
  readonly url: string;
  readonly reason: UncacheableReason | undefined;
}

const MAX_ADDRESSES = 1_000;
/** Characters. */
const MAX_CACHED_TARGET = 256;

class AskedPage implements PageRequest {
  fills = false;
  readonly isOn: boolean;
  readonly isGuest: boolean;
  readonly isOnBreak: boolean;
  readonly preview: object | undefined;
  readonly method: string;
  readonly isAuthorized: boolean;
  readonly target: string;
  readonly #context: RequestContext;
  readonly #siteOf: (visited: string) => Site;
  readonly #isKnown: (origin: string) => boolean;
  readonly #addressOf: (target: string) => Address;
  #known: Address | undefined;

  constructor(
    req: IncomingMessage,
    context: RequestContext,
    siteOf: (visited: string) => Site,
    addressOf: (target: string) => Address,
    options: AskedPagesOptions,
  ) {
    this.#context = context;
    this.#siteOf = siteOf;
    this.#addressOf = addressOf;
    this.#isKnown = options.isKnownOrigin ?? everyOrigin;
    this.isOn = options.isOn();
    this.isGuest = context.isGuest;
    this.isOnBreak = context.isOnBreak;
    this.preview = context.preview;
    this.method = req.method ?? '';
    this.isAuthorized = req.headers.authorization !== undefined;
    this.target = context.url;
  }

  get #address(): Address {
    this.#known ??= this.#addressOf(this.target);
    return this.#known;
  }

  get addressReason(): UncacheableReason | undefined {
    return this.#address.reason;
  }

  /** `cacheableUrl` of the target. */
  get url(): string {
    return this.#address.url;
  }

  get key(): string {
    const { framed, origin, savesData, script = '' } = this.#context;
    return `${this.#siteOf(origin).prefix}${framed ? 'framed' : ''}${savesData ? 'lean' : ''}${script}|${this.#address.url}`;
  }

  isKnownOrigin(): boolean {
    return this.#isKnown(this.#siteOf(this.#context.origin).origin);
  }
}

const everyOrigin = () => true;

/** Reads the facts of a request for `cacheability`, and the key of its page: `build|variant|origin|framed, lean, script|URL`. */
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
  const addresses = new Map<string, Address>();
  const addressOf = (target: string): Address => {
    const storedAddress = addresses.get(target);
    if (storedAddress) return storedAddress;
    const url = cacheableUrl(target);
    const address = { url, reason: reasonOfAddress(target, url) };
    if (target.length > MAX_CACHED_TARGET) return address;
    // Addresses with tracking parameters never repeat, so the map starts again when it is full; the usual ones are soon in it.
    if (addresses.size === MAX_ADDRESSES) addresses.clear();
    addresses.set(target, address);
    return address;
  };
  return (req, res) => new AskedPage(req, contextOf(res), siteOf, addressOf, options);
}
