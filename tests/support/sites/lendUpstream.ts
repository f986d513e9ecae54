import { type Lent, lend } from './lend.ts';
import { startUpstream, type Upstream } from './startUpstream.ts';

/** A sandbox that other files of the worker have read from and read from afterwards (`lend`): its switches are left alone. */
export function lendUpstream(): Promise<Lent<Upstream>> {
  return lend('upstream', startUpstream);
}
