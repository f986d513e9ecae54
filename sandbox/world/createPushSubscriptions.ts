import type { DatabaseSync } from 'node:sqlite';
import type { PushKind } from '#shared/push/pushKinds.ts';
import type { PushDevice } from '#shared/push/pushOrder.ts';
import type { Clock } from './clock.ts';
import { prepare } from './prepare.ts';

export interface PushSubscriptions {
  /** An empty list of kinds ends the subscription. */
  set(owner: { uid: number; tokenHash: string }, device: PushDevice, kinds: readonly PushKind[]): void;
  kindsOf(uid: number, endpoint: string): PushKind[];
  /** Signed-in devices subscribed to the kind. */
  of(uid: number, kind: PushKind): PushDevice[];
  forget(endpoint: string): void;
  /** A notification is given out for devices of the player. */
  noteSent(uid: number): void;
  /** When the last one was, Unix seconds; null: none. */
  sentAt(uid: number): number | null;
}

const MAX_DEVICES = 10;

export function createPushSubscriptions(db: DatabaseSync, clock: Clock): PushSubscriptions {
  const write = prepare(
    db,
    `INSERT OR REPLACE INTO push_subscription (endpoint, uid, token_hash, p256dh, auth, kinds) VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const read = prepare<{ kinds: string }>(db, 'SELECT kinds FROM push_subscription WHERE endpoint = ? AND uid = ?');
  const list = prepare<PushDevice & { kinds: string }>(
    db,
    `SELECT p.endpoint, p.p256dh, p.auth, p.kinds FROM push_subscription p
     JOIN session s ON s.token_hash = p.token_hash AND s.uid = p.uid AND s.expires_at > ?
     WHERE p.uid = ? ORDER BY p.rowid DESC LIMIT ${MAX_DEVICES}`,
  );
  const remove = prepare(db, 'DELETE FROM push_subscription WHERE endpoint = ?');
  const note = prepare(db, 'INSERT OR REPLACE INTO push_sent (uid, sent_at) VALUES (?, ?)');
  const sent = prepare<{ sent_at: number }>(db, 'SELECT sent_at FROM push_sent WHERE uid = ?');
  return {
    set({ uid, tokenHash }, { endpoint, p256dh, auth }, kinds) {
      if (kinds.length === 0) remove.run(endpoint);
      else write.run(endpoint, uid, tokenHash, p256dh, auth, kinds.join(','));
    },
    kindsOf: (uid, endpoint) => (read.get(endpoint, uid)?.kinds.split(',') ?? []) as PushKind[],
    of: (uid, kind) =>
      list
        .all(clock.seconds(), uid)
        .filter(({ kinds }) => kinds.split(',').includes(kind))
        .map(({ endpoint, p256dh, auth }) => ({ endpoint, p256dh, auth })),
    forget: (endpoint) => void remove.run(endpoint),
    noteSent: (uid) => void note.run(uid, clock.seconds()),
    sentAt: (uid) => sent.get(uid)?.sent_at ?? null,
  };
}
