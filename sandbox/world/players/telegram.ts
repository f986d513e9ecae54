import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import type { Clock } from '#sandbox/world/clock.ts';
import { prepare } from '#sandbox/world/prepare.ts';

/** The sandbox's bot; it does not exist at Telegram. */
export const TEST_BOT_TOKEN = '1000000001:yulduz-sandbox-bot-of-nobody';

/** Init data older than a day is refused: desktop clients reuse it for long. */
const FRESH_SECONDS = 86_400;
/** Allowance for clock differences. */
const AHEAD_SECONDS = 60;
/** Used data is accepted again for retries within this time. */
const REPLAY_SECONDS = 120;

const user = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.optional(z.string()),
  username: z.optional(z.string()),
  language_code: z.optional(z.string()),
});
export type TelegramUser = z.infer<typeof user>;
export type TelegramRefusal = 'malformed' | 'forged' | 'stale' | 'replayed';

/** Validates a Telegram web app's init data, by the algorithm of core.telegram.org/bots/webapps. */
export interface Telegram {
  enter(initData: string): TelegramUser | TelegramRefusal;
  /** Signs init data as Telegram would: for tests and for development without Telegram. */
  sign(who: TelegramUser): string;
}

const secret = createHmac('sha256', 'WebAppData').update(TEST_BOT_TOKEN).digest();

/** HMAC over the fields in alphabetical order, without the fields in `skip`. */
function hashOf(fields: URLSearchParams, skip: readonly string[]): Buffer {
  const lines = [...fields].filter(([key]) => !skip.includes(key)).map(([key, value]) => `${key}=${value}`);
  return createHmac('sha256', secret).update(lines.toSorted().join('\n')).digest();
}

function parseUser(text: string | null): TelegramUser | undefined {
  try {
    return user.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
}

export function createTelegram(db: DatabaseSync, clock: Clock): Telegram {
  const firstUse = prepare<{ used_at: number }>(db, 'SELECT used_at FROM telegram_entry WHERE hash = ?');
  const use = prepare(db, 'INSERT OR IGNORE INTO telegram_entry (hash, used_at) VALUES (?, ?)');
  const sweep = prepare(db, 'DELETE FROM telegram_entry WHERE used_at <= ?');
  return {
    enter: (initData) => {
      const fields = new URLSearchParams(initData);
      const who = parseUser(fields.get('user'));
      const signedAt = Number(fields.get('auth_date'));
      const hash = fields.get('hash') ?? '';
      if (!who || !Number.isInteger(signedAt) || !/^[\da-f]{64}$/.test(hash)) return 'malformed';
      if (new Set(fields.keys()).size !== [...fields.keys()].length) return 'malformed';
      const given = Buffer.from(hash, 'hex');
      // Libraries differ on whether `signature` is a signed field.
      const expected = [hashOf(fields, ['hash']), hashOf(fields, ['hash', 'signature'])];
      if (!expected.some((right) => timingSafeEqual(right, given))) return 'forged';
      const now = clock.seconds();
      if (signedAt + FRESH_SECONDS <= now || signedAt > now + AHEAD_SECONDS) return 'stale';
      sweep.run(now - FRESH_SECONDS - AHEAD_SECONDS);
      const used = firstUse.get(hash)?.used_at;
      if (used !== undefined && used + REPLAY_SECONDS <= now) return 'replayed';
      use.run(hash, now);
      return who;
    },
    sign: (who) => {
      const fields = new URLSearchParams({
        query_id: 'AAHyulduz',
        user: JSON.stringify(who),
        auth_date: String(clock.seconds()),
      });
      fields.set('hash', hashOf(fields, []).toString('hex'));
      return String(fields);
    },
  };
}
