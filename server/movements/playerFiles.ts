import type { RequestHandler } from 'express';
import type { Env } from '#config/env.ts';
import type { Services } from '#server/createServices.ts';
import { compose } from '#server/http/compose.ts';
import { createVisitorSlots } from '#server/http/limits/createVisitorSlots.ts';
import { sendProblem } from '#server/http/problems/sendProblem.ts';
import { sessionDigest } from '#server/http/session/sessionDigest.ts';
import { filePaths } from '#shared/url/filePaths.ts';
import { createMovementsKeys, type MovementsKeys } from './createMovementsKeys.ts';
import { exportFile } from './exportFile.ts';
import { movementsFile } from './movementsFile.ts';
import { myDataFile } from './myDataFile.ts';
import { statementFile } from './statementFile.ts';
import { ticketFile } from './ticketFile.ts';

/** Maximum files being written at once, in total and per session; each calls the platform page by page. */
const SLOTS = { slots: 32, perVisitor: 2 };

/** Dependencies of playerFiles. */
export interface PlayerFilesOptions {
  env: Pick<Env, 'SESSION_COOKIE' | 'MOVEMENTS_KEY' | 'MOVEMENTS_KEYS_BEFORE'>;
  services: Pick<Services, 'limit' | 'platform' | 'filePasses'> & { content: Pick<Services['content'], 'uploads'> };
}

/** The handlers of players' files and of their public keys, by path. */
export function playerFiles({ env, services }: PlayerFilesOptions): Record<string, RequestHandler> {
  const { limit, platform, content, filePasses } = services;
  const keys = createMovementsKeys(env);
  const slots = createVisitorSlots(SLOTS);
  const limited = limit('exports', (req, res) => sendProblem(req, res, 429));
  const { transportFor } = platform;
  const sessionOf = sessionDigest(env);
  const movements = (file: 'jsonl' | 'csv') =>
    compose(limited, movementsFile({ file, keys, transportFor, slots, sessionOf }));
  return {
    [filePaths.movements.jsonl]: movements('jsonl'),
    [filePaths.movements.csv]: movements('csv'),
    [filePaths.statement]: compose(limited, statementFile(transportFor)),
    [filePaths.myData]: compose(limited, myDataFile(transportFor)),
    [filePaths.betExport]: compose(limited, exportFile(transportFor, content.uploads)),
    [filePaths.ticketFile]: compose(limited, ticketFile(transportFor, content.uploads, filePasses)),
    [filePaths.movementsKeys]: movementsKeyList(keys),
  };
}

/** `/.well-known/movements-keys.json`: a JSON Web Key Set (RFC 7517), the key in use first. Readable from any site, for checking files. */
function movementsKeyList({ all: keys }: Pick<MovementsKeys, 'all'>): RequestHandler {
  const body = JSON.stringify({ keys: keys });
  return (_req, res) =>
    void res
      .set({ 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*' })
      .type('json')
      .send(body);
}
