import type { Call } from '#shared/api/call.ts';
import type { EventStream } from './createEventStream.ts';

/** One open stream of a player. */
export interface LiveMember {
  /** Digest of the session that opened it (sessionDigest). */
  session: string;
  /** Calls the platform with that session. */
  call: Call;
  stream: EventStream;
}
