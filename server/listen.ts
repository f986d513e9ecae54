import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigError } from '#config/ConfigError.ts';

/** Where a server listens, and the variable that says so. */
export interface ListenOptions {
  variable: 'PORT' | 'ADMIN_PORT';
  port: number;
  /** HOST. */
  host: string;
}

/** Errors of `listen(2)` and of the name's resolution that a variable causes: what to tell, and which variable has the value. */
const causes: Record<string, { is: 'port' | 'host'; problem: string }> = {
  EADDRINUSE: { is: 'port', problem: 'is taken by another process' },
  EACCES: { is: 'port', problem: 'may not be used by this user' },
  EADDRNOTAVAIL: { is: 'host', problem: 'is no address of this machine' },
  ENOTFOUND: { is: 'host', problem: 'is not the name of an address' },
  EAI_AGAIN: { is: 'host', problem: 'cannot be resolved to an address' },
};

/** Starts listening and resolves with the port. Rejects with a ConfigError that names the variable when the system refuses. */
export async function listen(server: Server, { variable, port, host }: ListenOptions): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(port, host, resolve);
  try {
    await promise;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const cause = causes[code];
    if (!cause) throw error;
    const isPort = cause.is === 'port';
    throw new ConfigError([
      {
        name: isPort ? variable : 'HOST',
        source: 'configuration',
        problem: `names ${isPort ? `port ${port}` : host}, which ${cause.problem} (${code})`,
        accepted: isPort ? 'a port that is free and allowed, or 0' : 'an address of this machine, or 0.0.0.0',
      },
    ]);
  } finally {
    server.off('error', reject);
  }
  return (server.address() as AddressInfo).port;
}
