import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { paths } from '#shared/url/paths.ts';
import { formProblem } from './address/formProblem.ts';
import { leaveIfPlayer } from './address/leaveIfPlayer.ts';
import { loadAuthData } from './screen/loadAuthData.ts';

export async function loadCritical(args: LoaderArgs) {
  leaveIfPlayer(args);
  const { intl, url } = args;
  const ownData = {
    title: intl.formatMessage({ id: 'auth.signUp' }),
    description: intl.formatMessage({ id: 'auth.signUpDescription' }),
    robots: 'noindex, follow',
  };
  const [data, seo] = await Promise.all([loadAuthData(args), loadSeo(args, paths.signUp.build(), ownData)]);
  return { data, seo, problem: formProblem(url.searchParams), authType: url.searchParams.get('type') };
}
