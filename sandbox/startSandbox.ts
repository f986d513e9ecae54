import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { inMs } from '#shared/domain/inMs.ts';
import { createContentHandler } from './content/createContentHandler.ts';
import { createDrafts } from './content/createDrafts.ts';
import { createControlRoutes } from './controls/controlRoutes.ts';
import { createControls } from './controls/createControls.ts';
import { createEditorPage } from './controls/editor/editorPage.ts';
import { createDeveloperPage } from './controls/page/developerPage.ts';
import { createWorld, type PasskeyPlace, type World } from './createWorld.ts';
import { createCounters } from './http/counters.ts';
import { createFeedRoute } from './http/createFeedRoute.ts';
import { createRequestListener } from './http/createRequestListener.ts';
import { createFaults } from './http/faults.ts';
import { createPrivateFiles } from './http/privateFiles.ts';
import { createOauthRoutes } from './platform/access/oauthRoutes.ts';
import { createPlatform } from './platform/createPlatform.ts';
import { createGameRoutes } from './platform/play/gameRoutes.ts';
import { handleChat } from './providers/chatRoutes.ts';
import { createIdentityRoutes } from './providers/identityRoutes.ts';
import { createPayRoutes } from './providers/payRoutes.ts';
import { createArtist } from './uploads/createArtist.ts';
import { createRasteriser } from './uploads/createRasteriser.ts';
import { createUploads } from './uploads/createUploads.ts';
import { type Clock, createClock } from './world/clock.ts';
import { openDatabase } from './world/schema/openDatabase.ts';

/** Longer than the keep-alive of any proxy in front, so that the proxy closes idle sockets first. */
const KEEP_ALIVE_MS = 72_000;
/** Interval at which the fake payment provider sends due callbacks. */
const NOTICE_EVERY_MS = 500;

export interface SandboxOptions {
  /** 0: any free port. */
  port: number;
  dbFile: string;
  /** Where drawn pictures are cached; by default beside the database. */
  artFolder?: string;
  seed: string;
  /** For tests only: see createWorld. */
  secretSeed?: string | undefined;
  /** Number of games. */
  games: number;
  log: (message: string, error?: unknown) => void;
  /** Hours for which withdrawals are held after a new password or second factor; 0 if missing. */
  holdHours?: number;
  /** Whose passkeys are taken, besides those of the site's own host. */
  passkeyPlace?: PasskeyPlace | undefined;
  /** Token of the controls under `/_/`; random if missing. */
  token?: string | undefined;
  /** Origin of the site on which drafts are previewed; without it they are edited alone. */
  site?: () => string | undefined;
  /** PREVIEW_SECRET of that site; by default the token. */
  previewSecret?: string | undefined;
  clock?: Clock;
  /** How many of the first games have their covers drawn in the background; by default none. */
  coversWarmed?: number;
  /** Offers the payment methods with pages on this origin; off if players could not reach it. */
  hasPayPages?: boolean;
}

export interface Sandbox {
  url: string;
  port: number;
  token: string;
  world: World;
  close(): Promise<void>;
}

/** Starts the platform and the content service on one port of 127.0.0.1. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { port, dbFile, seed, games, log, clock = createClock(), coversWarmed = 0, hasPayPages = true } = options;
  const report = (error: unknown) => log('sandbox: request failed', error);
  const token = options.token ?? randomBytes(12).toString('hex');
  const db = openDatabase(dbFile);
  let origin: string | undefined;
  const world = await createWorld({
    db,
    clock,
    seed,
    secretSeed: options.secretSeed,
    games,
    withdrawalHold: (options.holdHours ?? 0) * 3600,
    passkeyPlace: options.passkeyPlace,
    payOrigin: () => (hasPayPages ? origin : undefined),
  });
  // The clock offset survives a restart, because the database contains records of that time.
  const moved = world.switches.get('clock');
  if (moved !== undefined) clock.advance(Number(moved) - clock.offset());
  const folder = options.artFolder ?? join(dirname(dbFile), 'art-cache');
  const rasteriser = createRasteriser();
  const uploads = createUploads({ artist: createArtist(world.play.catalogue, rasteriser), folder, seed, report });
  const faults = createFaults();
  const counters = createCounters();
  const feed = createFeedRoute({ world, token, report });
  const drafts = createDrafts(() => inMs(clock.seconds()));
  const content = createContentHandler({ uploads: async (path) => (await uploads.find(path)) ?? null, drafts, token });

  const server = createServer(
    createRequestListener({
      faults,
      counters,
      report,
      platform: createPlatform({ world, report }),
      content,
      feed: feed.handle,
      uploads: createPrivateFiles(world, uploads.handle),
      game: createGameRoutes(world),
      oauth: createOauthRoutes(world),
      pay: createPayRoutes(world),
      identity: createIdentityRoutes(world),
      chat: handleChat,
      control: createControlRoutes({ token, controls: createControls({ world, faults, counters, drafts }) }),
      editor: createEditorPage({
        drafts,
        token,
        secret: options.previewSecret ?? token,
        site: options.site ?? (() => undefined),
      }),
      developers: createDeveloperPage({ world, faults, token, drafts }),
    }),
  );
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${bound}`;

  const watch = setInterval(() => void world.cashier.payProvider.deliver().catch(report), NOTICE_EVERY_MS).unref();

  const first = world.play.games.query({ limit: coversWarmed }).items.flatMap(({ image_url }) => {
    const avif = image_url?.replace('.webp', '.avif');
    return avif ? [avif.replace('300x400', '225x300'), avif] : [];
  });
  const warming = uploads.warm(first);

  return {
    url: origin,
    port: bound,
    token,
    world,
    close: async () => {
      clearInterval(watch);
      feed.close();
      uploads.stop();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await rasteriser.stop();
      await warming;
      db.close();
    },
  };
}
