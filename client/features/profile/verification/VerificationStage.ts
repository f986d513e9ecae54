/**
 * How far the check of the identity is (E11). `begun`: opened and not handed in; `retry`: refused, with another try; `final`: refused
 * without one.
 */
export type VerificationStage = 'none' | 'begun' | 'submitted' | 'retry' | 'final' | 'approved';
