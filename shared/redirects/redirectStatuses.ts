/** Status codes that a redirect rule may have, in the operator's file and in the content. */
export const redirectStatuses = [301, 302, 303, 307, 308] as const;
/** Status code of a redirect. */
export type RedirectStatus = (typeof redirectStatuses)[number];
