import { type Lent, lend } from './lend.ts';
import { startUpstream, type Upstream } from './startUpstream.ts';

/** Lends a sandbox that other files use too (`lend`): do not use its controls. Rejects when it does not start. */
export function lendUpstream(): Promise<Lent<Upstream>> {
  return lend('upstream', startUpstream);
}
