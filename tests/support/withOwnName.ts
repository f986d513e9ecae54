import { freePort } from './sites/freePort.ts';

/**
 * Adds PUBLIC_ORIGIN to the variables of a site in front of upstreams of its own: without it production refuses to start. It is the
 * address of its port on this machine, and a free port where none is set.
 */
export async function withOwnName(env: Record<string, string>): Promise<Record<string, string>> {
  const { PLATFORM_URL, CONTENT_URL, PUBLIC_ORIGIN, NODE_ENV = 'production' } = env;
  if (!PLATFORM_URL || !CONTENT_URL || PUBLIC_ORIGIN !== undefined || NODE_ENV !== 'production') return env;
  const { PORT = '0' } = env;
  const port = PORT === '0' ? String(await freePort()) : PORT;
  return { ...env, PORT: port, PUBLIC_ORIGIN: `http://127.0.0.1:${port}` };
}
