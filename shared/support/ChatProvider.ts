import type { OutputOf } from '../api/method.ts';
import type { getSupportSettings } from '../api/site/support.contract.ts';

/** The live chat that the operator has chosen, as the support settings tell it. */
export type ChatProvider = NonNullable<OutputOf<typeof getSupportSettings>['provider']>;

export type ChatKind = ChatProvider['kind'];
