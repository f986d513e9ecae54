import type { RequestHandler } from 'express';
import type { Env } from '#config/env.ts';
import type { Services } from '#server/createServices.ts';
import { securityContact } from '#server/edge/wellKnown/securityContact.ts';
import { requestStages } from '#server/http/trace/requestStages.ts';
import { type PlayerFilesOptions, playerFiles } from '#server/movements/playerFiles.ts';
import { gameListRoute } from '#server/platform/games/gameListRoute.ts';
import { startingPromocode } from '#server/platform/session/startingPromocode.ts';
import { pushKeyPath } from '#shared/keys/pushKeyPath.ts';
import { filePaths } from '#shared/url/filePaths.ts';
import { paths } from '#shared/url/paths.ts';

/** Dependencies of serverRoutes. */
export interface ServerRoutesOptions {
  env: PlayerFilesOptions['env'] & Pick<Env, 'PASSKEY_ORIGINS' | 'SECURITY_CONTACT'>;
  services: PlayerFilesOptions['services'] & Pick<Services, 'originOf' | 'liveStream'>;
}

/** What the site itself answers to a GET beside pages and files, by path: data for its scripts and files of players. */
export function serverRoutes({ env, services }: ServerRoutesOptions): Record<string, RequestHandler> {
  const { platform, originOf, liveStream } = services;
  const pushKey: RequestHandler = (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ key: liveStream.pushKey ?? null });
  };
  const changePassword: RequestHandler = (_req, res) => {
    res.set('Cache-Control', 'no-store').redirect(302, paths.profileSecurity.build());
  };
  const files = Object.entries(playerFiles({ env, services }));
  return {
    '/_/starting-promocode': requestStages({ 'starting-promocode': startingPromocode() }),
    ...Object.fromEntries(files.map(([path, file]) => [path, requestStages({ 'player-file': file })])),
    [filePaths.passkeyOrigins]: requestStages({ 'passkey-origins': passkeyOrigins(env.PASSKEY_ORIGINS) }),
    [filePaths.securityContact]: requestStages({
      'security-contact': securityContact({ contacts: env.SECURITY_CONTACT, originOf }),
    }),
    [filePaths.changePassword]: requestStages({ 'change-password': changePassword }),
    [pushKeyPath]: requestStages({ 'push-key': pushKey }),
    '/_/games': requestStages({ 'game-list': gameListRoute(platform.gameFinders, originOf) }),
  };
}

/** Serves `/.well-known/webauthn`: the origins besides this host whose pages may use its passkeys. */
function passkeyOrigins(origins: readonly string[] = []): RequestHandler {
  const body = JSON.stringify({ origins });
  return (_req, res) => void res.set('Cache-Control', 'public, max-age=300').type('json').send(body);
}
