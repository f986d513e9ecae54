/**
 * Stage of the identity check (E11). `begun`: opened, nothing submitted; `retry`: refused, another try is possible; `final`:
 * refused for good.
 */
export type VerificationStage = 'none' | 'begun' | 'submitted' | 'retry' | 'final' | 'approved';
