import type { OutputOf } from '../api/method.ts';
import type { getSupportSettings } from '../api/site/support.contract.ts';

/** The operator's live chat, from the support settings. */
export type ChatProvider = NonNullable<OutputOf<typeof getSupportSettings>['provider']>;

/** A chat vendor. */
export type ChatKind = ChatProvider['kind'];
