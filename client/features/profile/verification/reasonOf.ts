/** The provider's labels by what the player can do about them. All others are `other`. */
const reasons = {
  photos: ['UNSATISFACTORY_PHOTOS', 'LOW_QUALITY', 'SCREENSHOTS', 'BLACK_AND_WHITE', 'DIGITAL_DOCUMENT'],
  damaged: ['DOCUMENT_DAMAGED'],
  incomplete: ['DOCUMENT_PAGE_MISSING', 'INCOMPLETE_DOCUMENT', 'FRONT_SIDE_MISSING', 'BACK_SIDE_MISSING'],
  selfie: ['SELFIE_MISMATCH', 'BAD_SELFIE', 'BAD_FACE_MATCHING', 'SELFIE_WITH_PAPER'],
  expired: ['EXPIRATION_DATE', 'ID_INVALID'],
  data: ['PROBLEMATIC_APPLICANT_DATA', 'NOT_ALL_CHECKS_COMPLETED'],
  age: ['UNDERAGE', 'AGE_REQUIREMENT_MISMATCH'],
  forgery: ['FORGERY', 'FRAUDULENT_PATTERNS', 'GRAPHIC_EDITOR'],
} as const;

export type RejectReason = keyof typeof reasons | 'other';

export function reasonOf(label: string): RejectReason {
  const reason = Object.entries(reasons).find(([, labels]) => (labels as readonly string[]).includes(label));
  return (reason?.[0] as RejectReason | undefined) ?? 'other';
}
