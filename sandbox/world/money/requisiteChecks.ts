import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#sandbox/world/clock.ts';
import type { Applicant } from '#sandbox/world/players/verification.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import type { Requisites } from './createRequisitesOf.ts';

/** A verification of a player's card or wallet; `requisites` are masked. */
export interface RequisiteCheck extends Pick<Applicant, 'uid' | 'status' | 'is_final' | 'updated_at'> {
  id: number;
  /** `externalActionId` of the provider. */
  action_id: string;
  method: string;
  requisites: string;
  /** See Requisites. */
  place: string;
}

export interface RequisiteChecks {
  find(actionId: string): RequisiteCheck | undefined;
  /** The check of these requisites, created if there is none. */
  open(uid: number, method: string, requisites: Requisites): RequisiteCheck;
  /** Checks of the player's requisites for the method, newest first. */
  of(uid: number, method: string): RequisiteCheck[];
  /** Last changed first. */
  list(): RequisiteCheck[];
  change(actionId: string, status: RequisiteCheck['status'], isFinal?: boolean): boolean;
}

export function createRequisiteChecks(db: DatabaseSync, clock: Clock): RequisiteChecks {
  const read = prepare<RequisiteCheck>(db, 'SELECT * FROM requisite_check WHERE action_id = ?');
  const readPlace = prepare<RequisiteCheck>(db, 'SELECT * FROM requisite_check WHERE uid = ? AND place = ?');
  const readOwn = prepare<RequisiteCheck>(
    db,
    'SELECT * FROM requisite_check WHERE uid = ? AND method = ? ORDER BY id DESC LIMIT 5',
  );
  const all = prepare<RequisiteCheck>(db, 'SELECT * FROM requisite_check ORDER BY updated_at DESC, id DESC LIMIT 50');
  const add = prepare(
    db,
    `INSERT INTO requisite_check (action_id, uid, method, requisites, place, status, updated_at)
     VALUES (?, ?, ?, ?, ?, 'init', ?)`,
  );
  const write = prepare(
    db,
    'UPDATE requisite_check SET status = ?, is_final = ?, updated_at = ? WHERE action_id = ? AND is_final = 0',
  );
  return {
    find: (actionId) => read.get(actionId),
    open: (uid, method, { title, place }) => {
      if (!readPlace.get(uid, place))
        add.run(`requisites-${randomBytes(12).toString('hex')}`, uid, method, title, place, clock.seconds());
      return readPlace.get(uid, place) as RequisiteCheck;
    },
    of: (uid, method) => readOwn.all(uid, method),
    list: () => all.all(),
    change: (actionId, status, isFinal = false) => write.run(status, isFinal ? 1 : 0, clock.seconds(), actionId) > 0,
  };
}
