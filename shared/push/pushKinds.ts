/** Kinds of notifications, each with a switch. `club` is marketing: players who must not get offers get none of it. */
export const pushKinds = ['money', 'security', 'club'] as const;
/** A kind of notifications. */
export type PushKind = (typeof pushKinds)[number];
