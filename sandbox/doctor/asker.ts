const TIMEOUT_MS = 10_000;
/** The status of a request that got no answer in that time; another text is the error of a connection. */
export const NO_ANSWER = `no answer in ${TIMEOUT_MS / 1000} s`;
/** Milliseconds a page waits for one call; what takes longer is missing from it at first. */
const SLOW_MS = 1_500;

export interface UpstreamResponse {
  status: number | string;
  took: number;
  type: string;
  text: string;
  /** Set-Cookie header lines. */
  cookies: string[];
  /** Undefined if the body was not JSON. */
  json: unknown;
  /** A read that took longer than a page waits, twice. */
  isSlow?: boolean;
}

/** Sends requests to an upstream with a cookie jar, as one browser does. Never throws: a failed request is a result too. */
export interface Asker {
  ask(address: string, init?: RequestInit): Promise<UpstreamResponse>;
  /** Names of all cookies that were set. */
  readonly given: ReadonlySet<string>;
  /** Content codings of answers, although every request asks for `identity`. */
  readonly codings: ReadonlySet<string>;
}

/** `slow`: milliseconds from which a read is slow. */
export function createAsker(base: string, slow = SLOW_MS): Asker {
  const cookies = new Map<string, string>();
  const given = new Set<string>();
  const codings = new Set<string>();

  async function askOnce(address: string, init: RequestInit): Promise<UpstreamResponse> {
    const started = performance.now();
    const headers = new Headers(init.headers);
    headers.set('accept', 'application/json, */*');
    headers.set('accept-encoding', 'identity');
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await fetch(base + address, { ...init, headers, signal, redirect: 'manual' });
      const text = await answer.text();
      const lines = answer.headers.getSetCookie();
      for (const line of lines) {
        const [, name = '', value = ''] = /^([^=;\s]+)=([^;]*)/.exec(line) ?? [];
        if (value === '' || /;\s*max-age=0\b/i.test(line)) cookies.delete(name);
        else {
          cookies.set(name, value);
          given.add(name);
        }
      }
      const coding = answer.headers.get('content-encoding') ?? '';
      if (coding !== '' && coding !== 'identity') codings.add(coding);
      return {
        status: answer.status,
        took: performance.now() - started,
        type: answer.headers.get('content-type') ?? '',
        text,
        cookies: lines,
        json: parse(text),
      };
    } catch (error) {
      const { cause, message, name } = error as Error & { cause?: { code?: string; message?: string } };
      const why = name === 'TimeoutError' ? NO_ANSWER : (cause?.code ?? cause?.message ?? message);
      const took = performance.now() - started;
      return { status: why, took, type: '', text: '', cookies: [], json: undefined };
    }
  }

  return {
    given,
    codings,
    async ask(address, init = {}) {
      const answer = await askOnce(address, init);
      if (answer.took < slow || typeof answer.status === 'string' || (init.method ?? 'GET') !== 'GET') return answer;
      // The first call of a kind may only fill the caches of the service.
      const again = await askOnce(address, init);
      return again.took < slow || typeof again.status === 'string' ? again : { ...again, isSlow: true };
    },
  };
}

/** What the site makes of a slow service; undefined for a fast one. */
export function slownessOf({ took, isSlow }: UpstreamResponse): string | undefined {
  return isSlow
    ? `${Math.round(took)} ms, twice: a page waits ${SLOW_MS} ms for a call and is sent without its data`
    : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
