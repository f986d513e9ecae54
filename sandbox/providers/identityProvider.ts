import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import type { Clock } from '#sandbox/world/clock.ts';
import type { RequisiteChecks } from '#sandbox/world/money/requisiteChecks.ts';
import type { Applicant, Verification, VerificationVerdict } from '#sandbox/world/players/verification.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';

export const SIDES = ['front', 'back', 'selfie'] as const;
export type DocumentSide = (typeof SIDES)[number];
const REQUIRED: readonly DocumentSide[] = ['front', 'selfie'];

/** Labels of the provider for rejected documents. */
export const REJECT_LABELS = [
  'UNSATISFACTORY_PHOTOS',
  'DOCUMENT_DAMAGED',
  'DOCUMENT_PAGE_MISSING',
  'SELFIE_MISMATCH',
  'UNDERAGE',
  'FORGERY',
] as const;

const LARGEST = 10 * 1024 * 1024;

const claimsShape = z.object({ applicant_id: z.string(), action: z.string(), expires_at: z.number() });
export type IdentityClaims = z.output<typeof claimsShape>;

export interface IdentityDecision {
  verdict: VerificationVerdict;
  /** The id of a requisite check; the check of the person if missing. */
  action?: string | undefined;
  labels?: readonly string[];
  comment?: string;
}

export interface IdentityState {
  status: Applicant['status'];
  is_final: boolean;
  received: DocumentSide[];
  labels: string[];
  comment: string;
}

export type UploadProblem = 'type' | 'size' | 'closed';

/** The fake identity provider: documents are uploaded with a token, and the controls decide on them. */
export interface IdentityProvider {
  /** The claims of an access token; `expired` for a genuine but old one. */
  read(token: string): IdentityClaims | 'expired' | undefined;
  /** The state of the person's check by applicant id, or of a requisite check by its action. */
  state(id: string): IdentityState | undefined;
  /** Stores one picture of a check. Returns the problem with it, or undefined. */
  receive(id: string, side: DocumentSide, bytes: Buffer): UploadProblem | undefined;
  /** Submits the documents. False while one is missing, or after the final decision. */
  submit(claims: IdentityClaims): boolean;
  decide(uid: number, decision: IdentityDecision): boolean;
}

/** Sniffs the media type from the first bytes, because a name or a header proves nothing. */
function mediaTypeOf(bytes: Buffer): string | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'image/png';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'image/webp';
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return 'application/pdf';
  return undefined;
}

export function createIdentityProvider(deps: {
  db: DatabaseSync;
  clock: Clock;
  verification: Verification;
  requisiteChecks: RequisiteChecks;
  secret: string;
}): IdentityProvider {
  const { db, clock, verification, requisiteChecks, secret } = deps;
  const applicants = prepare<Applicant>(db, 'SELECT * FROM applicant WHERE applicant_id = ?');
  const byId = (id: string) => applicants.get(id) ?? requisiteChecks.find(id);
  const sides = prepare<{ side: DocumentSide }>(
    db,
    'SELECT side FROM identity_document WHERE applicant_id = ? ORDER BY side',
  );
  const keep = prepare(
    db,
    `INSERT OR REPLACE INTO identity_document (applicant_id, side, type, bytes, sha256, received_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const forget = prepare(db, 'DELETE FROM identity_document WHERE applicant_id = ?');
  const readReview = prepare<{ labels: string; comment: string }>(
    db,
    'SELECT labels, comment FROM identity_review WHERE applicant_id = ?',
  );
  const writeReview = prepare(
    db,
    'INSERT OR REPLACE INTO identity_review (applicant_id, labels, comment, decided_at) VALUES (?, ?, ?, ?)',
  );
  const received = (applicantId: string) => sides.all(applicantId).map(({ side }) => side);

  return {
    read: (token) => {
      const [payload = '', signature = ''] = token.split('.');
      const expected = createHmac('sha256', secret).update(`verification\n${payload}`).digest();
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const claims = claimsShape.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
      return claims.expires_at > clock.seconds() ? claims : 'expired';
    },
    state: (id) => {
      const check = byId(id);
      if (!check) return undefined;
      const review = check.status === 'rejected' ? readReview.get(id) : undefined;
      return {
        status: check.status,
        is_final: check.is_final === 1,
        received: received(id),
        labels: review ? (JSON.parse(review.labels) as string[]) : [],
        comment: review?.comment ?? '',
      };
    },
    receive: (id, side, bytes) => {
      const check = byId(id);
      if (!check || check.is_final === 1 || check.status === 'approved') return 'closed';
      if (bytes.length === 0 || bytes.length > LARGEST) return 'size';
      const type = mediaTypeOf(bytes);
      if (type === undefined) return 'type';
      // Only the hash of the picture is stored, so that no real documents stay in a developer's folder.
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      keep.run(id, side, type, bytes.length, sha256, clock.seconds());
      return undefined;
    },
    submit: ({ applicant_id, action }) => {
      const applicant = applicants.get(applicant_id);
      const have = received(action || applicant_id);
      if (!applicant || !REQUIRED.every((side) => have.includes(side))) return false;
      // A requisite check does not change the verification of the person.
      return action === '' ? verification.submit(applicant.uid) : requisiteChecks.change(action, 'pending');
    },
    decide: (uid, { verdict, action = '', labels = [], comment = '' }) =>
      transaction(db, () => {
        const check = action === '' ? verification.of(uid) : requisiteChecks.find(action);
        if (check?.uid !== uid) return false;
        const status = verdict === 'approved' ? 'approved' : 'rejected';
        const isDecided =
          action === ''
            ? verification.decide(uid, verdict)
            : requisiteChecks.change(action, status, verdict === 'rejected');
        if (!isDecided) return false;
        const id = 'applicant_id' in check ? check.applicant_id : check.action_id;
        writeReview.run(id, JSON.stringify(labels), comment, clock.seconds());
        // A retry requires new pictures.
        if (verdict === 'retry') forget.run(id);
        return true;
      }),
  };
}
