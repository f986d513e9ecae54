import type { Call } from '../../shared/api/call.ts';
import type { EventStream } from './createEventStream.ts';

/** One open stream of a player. */
export interface LiveMember {
  /** Stands for the session it was opened with (sessionDigest). */
  session: string;
  /** Calls the platform by that session. */
  call: Call;
  stream: EventStream;
}
