import { paths } from '../../../shared/url/paths.ts';

/** When the scripts of a page start (startScript): all of the home works without them, so for who saves data they wait there. */
export function startOf(route: string, savesData: boolean): 'never' | 'slow' | 'always' {
  if (route !== paths.home.pattern) return 'never';
  return savesData ? 'always' : 'slow';
}
