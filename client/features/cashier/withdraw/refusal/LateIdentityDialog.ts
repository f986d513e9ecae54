import { lateComponent } from '../../../../lib/late/lateComponent.ts';

/** Loaded when verification is first required. */
export const LateIdentityDialog = lateComponent(async () => (await import('./IdentityDialog.tsx')).IdentityDialog);
