import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';

const CHALLENGE_SECONDS = 300;
const PROOF_SECONDS = 120;
const PROOF_PREFIX = 'passkey.';

/** What a challenge is for; a challenge of one purpose or player is not taken for another. */
export type PasskeyPurpose = 'enter' | 'add' | 'prove';

export interface Passkey {
  /** The credential's id, base64url. */
  id: string;
  uid: number;
  name: string;
  rp_id: string;
  /** COSE. */
  public_key: Uint8Array<ArrayBuffer>;
  counter: number;
  /** JSON. */
  transports: string;
  made_at: number;
  used_at: number | null;
}

/** The stored passkeys, and the challenges and proofs of their use. */
export interface Passkeys {
  /** How many a player may have. */
  readonly max: number;
  /** Newest first. */
  of(uid: number): Passkey[];
  byId(id: string): Passkey | undefined;
  /** False: there is one with this id. */
  add(passkey: Omit<Passkey, 'made_at' | 'used_at'>): boolean;
  /** Notes a use; false: it has been removed meanwhile. */
  use(id: string, counter: number): boolean;
  rename(uid: number, id: string, name: string): boolean;
  remove(uid: number, id: string): boolean;
  /** What an authenticator stores in place of the player's name or number. */
  handleOf(uid: number): Uint8Array<ArrayBuffer>;
  newChallenge(purpose: PasskeyPurpose, uid: number | null): string;
  /** Uses up a challenge; false: unknown, used, too old, or of another purpose or player. */
  takeChallenge(challenge: string, purpose: PasskeyPurpose, uid: number | null): boolean;
  isProof(code: string): boolean;
  /** A code for one use by this session. */
  newProof(tokenHash: string): string;
  takeProof(tokenHash: string, code: string): boolean;
}

function hashOf(tokenHash: string, code: string): string {
  return createHash('sha256').update(`${tokenHash}\n${code}`).digest('base64url');
}

export function createPasskeys(db: DatabaseSync, clock: Clock, secret: string): Passkeys {
  const of = prepare<Passkey>(db, 'SELECT * FROM passkey WHERE uid = ? ORDER BY made_at DESC, id');
  const byId = prepare<Passkey>(db, 'SELECT * FROM passkey WHERE id = ?');
  const add = prepare(
    db,
    `INSERT OR IGNORE INTO passkey (id, uid, name, rp_id, public_key, counter, transports, made_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const use = prepare(db, 'UPDATE passkey SET counter = ?, used_at = ? WHERE id = ?');
  const rename = prepare(db, 'UPDATE passkey SET name = ? WHERE uid = ? AND id = ?');
  const remove = prepare(db, 'DELETE FROM passkey WHERE uid = ? AND id = ?');
  const sweepChallenges = prepare(db, 'DELETE FROM passkey_challenge WHERE expires_at <= ?');
  const addChallenge = prepare(
    db,
    'INSERT INTO passkey_challenge (challenge, purpose, uid, expires_at) VALUES (?, ?, ?, ?)',
  );
  const takeChallenge = prepare(
    db,
    'DELETE FROM passkey_challenge WHERE challenge = ? AND purpose = ? AND uid IS ? AND expires_at > ?',
  );
  const sweepProofs = prepare(db, 'DELETE FROM passkey_proof WHERE expires_at <= ?');
  const addProof = prepare(db, 'INSERT INTO passkey_proof (code_hash, expires_at) VALUES (?, ?)');
  const takeProof = prepare(db, 'DELETE FROM passkey_proof WHERE code_hash = ? AND expires_at > ?');
  return {
    max: 10,
    of: (uid) => of.all(uid),
    byId: (id) => byId.get(id),
    add: ({ id, uid, name, rp_id, public_key, counter, transports }) =>
      add.run(id, uid, name, rp_id, public_key, counter, transports, clock.seconds()) > 0,
    use: (id, counter) => use.run(counter, clock.seconds(), id) > 0,
    rename: (uid, id, name) => rename.run(name, uid, id) > 0,
    remove: (uid, id) => remove.run(uid, id) > 0,
    handleOf: (uid) => new Uint8Array(createHmac('sha256', secret).update(`passkey:${uid}`).digest()),
    newChallenge: (purpose, uid) =>
      transaction(db, () => {
        const now = clock.seconds();
        sweepChallenges.run(now);
        const challenge = randomBytes(32).toString('base64url');
        addChallenge.run(challenge, purpose, uid, now + CHALLENGE_SECONDS);
        return challenge;
      }),
    takeChallenge: (challenge, purpose, uid) => takeChallenge.run(challenge, purpose, uid, clock.seconds()) > 0,
    isProof: (code) => code.startsWith(PROOF_PREFIX),
    newProof: (tokenHash) =>
      transaction(db, () => {
        const now = clock.seconds();
        sweepProofs.run(now);
        const code = `${PROOF_PREFIX}${randomBytes(24).toString('base64url')}`;
        addProof.run(hashOf(tokenHash, code), now + PROOF_SECONDS);
        return code;
      }),
    takeProof: (tokenHash, code) => takeProof.run(hashOf(tokenHash, code), clock.seconds()) > 0,
  };
}
