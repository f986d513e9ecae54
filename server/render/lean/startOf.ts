import { paths } from '#shared/url/paths.ts';

/**
 * When the scripts of a page wait for a gesture (startScript): the home works without them, so there they wait on a slow connection, and
 * always for Save-Data visitors.
 */
export function startOf(route: string, savesData: boolean): 'never' | 'slow' | 'always' {
  if (route !== paths.home.pattern) return 'never';
  return savesData ? 'always' : 'slow';
}
