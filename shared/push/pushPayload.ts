import * as z from 'zod/mini';

/** What a notification says; its words are the service worker's, its sums stay on the site. */
export const pushMessages = [
  'depositDone',
  'depositFailed',
  'withdrawalMoves',
  'withdrawalDone',
  'withdrawalFailed',
  'security',
  'club',
] as const;
export type PushMessage = (typeof pushMessages)[number];

/** What travels to the device, encrypted. `id`: a later one with the same id takes its place. `path`: where a press leads, with its language. */
export const pushPayload = z.object({
  id: z.string(),
  message: z.enum(pushMessages),
  locale: z.string(),
  path: z.string(),
});
export type PushPayload = z.infer<typeof pushPayload>;
