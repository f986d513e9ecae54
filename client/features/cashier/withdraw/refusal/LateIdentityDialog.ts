import { lateComponent } from '../../../../lib/late/lateComponent.ts';

/** Its code comes when papers are first asked for. */
export const LateIdentityDialog = lateComponent(async () => (await import('./IdentityDialog.tsx')).IdentityDialog);
