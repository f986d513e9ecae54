/** What a device may be told while the site is closed, a switch each. `club` sells: who is not to be sold to gets none of it. */
export const pushKinds = ['money', 'security', 'club'] as const;
export type PushKind = (typeof pushKinds)[number];
