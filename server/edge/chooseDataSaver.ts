import { isSafeReturnPath } from '#shared/url/isSafeReturnPath.ts';
import { paths } from '#shared/url/paths.ts';
import type { FormOutcome, FormPost } from './forms/FormPost.ts';

/** Switches the data saver on or off and leads back to the page, or home without a safe `from`. */
export async function chooseDataSaver({ fields }: FormPost): Promise<FormOutcome> {
  const { on, from } = fields;
  return { page: isSafeReturnPath(from) ? from : paths.home.build(), savesData: on === '1' };
}
