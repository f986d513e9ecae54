import type { OutputOf } from '#shared/api/method.ts';
import type { getSupportSettings } from '#shared/api/site/support.contract.ts';

/** The operator's live chat, from the support settings. */
export type ChatProvider = NonNullable<OutputOf<typeof getSupportSettings>['provider']>;

/** A chat vendor. */
export type ChatKind = ChatProvider['kind'];
