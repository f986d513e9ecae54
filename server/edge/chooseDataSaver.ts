import { isSafeReturnPath } from '../../shared/url/isSafeReturnPath.ts';
import { paths } from '../../shared/url/paths.ts';
import type { FormOutcome, FormPost } from './forms/FormPost.ts';

/** Few bytes from now on, or as many as there are, and back to the page. */
export async function chooseDataSaver({ fields }: FormPost): Promise<FormOutcome> {
  const { on, from } = fields;
  return { page: isSafeReturnPath(from) ? from : paths.home.build(), savesData: on === '1' };
}
