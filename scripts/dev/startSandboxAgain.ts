import { type SandboxEnv, spawnSandbox } from '#server/spawnSandbox.ts';
import type { ParentMessage, SandboxMessage, SandboxReady } from '#shared/sandbox/SandboxMessage.ts';
import { createSuccession, type Succession } from './createSuccession.ts';
import { readsOf } from './readsOf.ts';

/** The sandbox of the development site. */
export interface DevelopmentSandbox extends Succession {
  /** What the last one told when it listened; undefined: none has yet. */
  ready(): SandboxReady | undefined;
  /** Tells this one and later ones the origin of the site. */
  serve(origin: string): void;
}

/**
 * A sandbox that is started again for a saved file, on the same port with the same token. The next one has loaded its code before the last
 * one is told to close the database, which only one may have open.
 */
export function startSandboxAgain({
  env,
  report,
}: {
  env: () => SandboxEnv;
  report: (problem: string) => void;
}): DevelopmentSandbox {
  let ready: SandboxReady | undefined;
  let origin: string | undefined;
  let tell: (message: ParentMessage) => void = () => {};
  let listens: Promise<unknown> = Promise.resolve();

  const all = createSuccession({
    start() {
      const sandbox = spawnSandbox(env(), {
        port: ready && Number(new URL(ready.url).port),
        token: ready?.token,
        waits: true,
      });
      const { child, ended } = sandbox;
      const loaded = new Promise<void>((resolve, reject) => {
        child.on('message', ({ type }: SandboxMessage) => {
          if (type === 'loaded') resolve();
        });
        sandbox.ready.catch(reject);
      });
      return {
        loaded,
        ended,
        reads: readsOf(child),
        open() {
          tell = (message) => void (child.connected && child.send(message));
          tell({ type: 'open' });
          listens = sandbox.ready.then(
            (told) => {
              ready = told;
              if (origin !== undefined) tell({ type: 'site', origin });
            },
            () => {},
          );
        },
        stop: () => void child.kill('SIGTERM'),
      };
    },
    onFailed: (isReplaced) =>
      report(
        isReplaced
          ? 'The sandbox did not start: the last one goes on.'
          : 'The sandbox has ended. Save a file to start it.',
      ),
  });
  return {
    ...all,
    async renew() {
      await all.renew();
      await listens;
    },
    ready: () => ready,
    serve(site) {
      origin = site;
      tell({ type: 'site', origin });
    },
  };
}
