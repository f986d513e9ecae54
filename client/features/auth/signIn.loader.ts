import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { among } from '#client/lib/among.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { paths } from '#shared/url/paths.ts';
import { formProblem } from './address/formProblem.ts';
import { leaveIfPlayer } from './address/leaveIfPlayer.ts';
import { loadAuthData } from './screen/loadAuthData.ts';
import { socialProblem } from './social/socialProblem.ts';

/** Steps of the forms without JavaScript. They are in the address, because typed values must not be stored. */
const STEPS = ['code', 'restore', 'restoreCode', 'restored', 'social', 'socialWindow'] as const;

export async function loadCritical(args: LoaderArgs) {
  const { intl, url } = args;
  const step = among(STEPS, url.searchParams.get('step'));
  // The window of a social sign-in returns signed in, and must report to the page that opened it.
  if (step !== 'socialWindow') leaveIfPlayer(args);
  const ownData = {
    title: intl.formatMessage({ id: 'auth.signIn' }),
    description: intl.formatMessage({ id: 'auth.signInDescription' }),
    robots: 'noindex, follow',
  };
  const [data, seo] = await Promise.all([loadAuthData(args), loadSeo(args, paths.signIn.build(), ownData)]);
  const socialError =
    step === 'social' ? { messageId: socialProblem(url.searchParams.get('error')), field: null, seconds: 0 } : null;
  return {
    data,
    seo,
    problem: socialError ?? formProblem(url.searchParams),
    step,
    hasRecovery: url.searchParams.get('recovery') === '1',
  };
}
