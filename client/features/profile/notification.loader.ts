import type { LoaderArgs } from '../../context/LoaderArgs.ts';
import { loadProfile } from './loadProfile.ts';

export function loadCritical(args: LoaderArgs) {
  return loadProfile(args);
}
