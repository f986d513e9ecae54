import * as z from 'zod/mini';

/** Messages of notifications; the service worker has their texts, and they contain no sums. */
export const pushMessages = [
  'depositDone',
  'depositFailed',
  'withdrawalMoves',
  'withdrawalDone',
  'withdrawalFailed',
  'security',
  'club',
] as const;
/** Message of a notification. */
export type PushMessage = (typeof pushMessages)[number];

/** The encrypted payload of a notification. `id`: a later notification with the same id replaces it. `path`: opened by a press, with locale. */
export const pushPayload = z.object({
  id: z.string(),
  message: z.enum(pushMessages),
  locale: z.string(),
  path: z.string(),
});
/** The payload of a notification. */
export type PushPayload = z.infer<typeof pushPayload>;
