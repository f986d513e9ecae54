import { getStorage, getStorageKeys } from '#shared/api/account/storage.contract.ts';
import type { Call } from '#shared/api/call.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { type HeldDataId, heldData } from '#shared/profile/heldData.ts';
import { filePaths } from '#shared/url/filePaths.ts';
import { paths } from '#shared/url/paths.ts';
import { heldMethods } from './heldMethods.ts';
import { othersPart } from './othersPart.ts';
import { playerFile } from './playerFile.ts';

/**
 * Serves everything that is kept of a player as one JSON file: each part with its source, recipients and retention period, and the answers of the
 * platform; then each other service with what it gets. What the platform does not tell is named with the type of its error. Every movement
 * of money is in a file of its own.
 */
export function myDataFile(transportFor: Parameters<typeof playerFile>[0]) {
  return playerFile(
    transportFor,
    async ({ call, cookies }, req, res) => {
      const [others, parts] = await Promise.all([
        othersPart(call, req.query),
        Promise.all(
          heldData.map(async ({ id, source, recipients, retention }) => [
            id,
            { source, recipients, retention, data: await read(id, call) },
          ]),
        ),
      ]);
      const file = {
        made_at: new Date().toISOString(),
        ...Object.fromEntries(parts),
        others,
        movements: { file: filePaths.movements.jsonl },
      };
      for (const cookie of cookies()) res.append('Set-Cookie', cookie);
      res.setHeader('Content-Disposition', 'attachment; filename="my-data.json"');
      res.setHeader('X-Content-Type-Options', 'nosniff');
      res.type('json').send(`${JSON.stringify(file, null, 2)}\n`);
    },
    paths.profileData.build(),
  );
}

async function read(id: HeldDataId, call: Call): Promise<Record<string, unknown>> {
  const answers = heldMethods[id].map(async (method) => [method.name, await told(call(method, {}))] as const);
  const store = id === 'choices' ? [told(storeOf(call)).then((values) => ['storage', values] as const)] : [];
  return Object.fromEntries(await Promise.all([...answers, ...store]));
}

async function storeOf(call: Call): Promise<unknown> {
  const keys = await call(getStorageKeys, {});
  return keys.length === 0 ? {} : call(getStorage, { keys });
}

/** A missing method or a failure costs its part alone; an ended session ends the file. */
async function told(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof AppError) || error.type === 'AuthorizationException') throw error;
    return { not_told: error.type };
  }
}
