import { getProgram } from '../../../shared/api/rewards/loyalty.contract.ts';
import { AppError } from '../../../shared/errors/AppError.ts';
import { stripLocale } from '../../../shared/locales.ts';
import { paths } from '../../../shared/url/paths.ts';
import type { LoaderArgs } from '../../context/LoaderArgs.ts';
import { notFound } from '../../context/notFound.ts';
import { holdBack } from '../../entities/care/holdBack.ts';
import { withListJsonLd } from '../../seo/withListJsonLd.ts';
import { loadSeo } from '../../seo/loadSeo.ts';
import { loadClub } from '../../entities/club/loadClub.ts';
import { type ProgramCard, toProgramCard } from '../../entities/club/programCard.ts';

export async function loadCritical(args: LoaderArgs) {
  await holdBack(args);
  const [{ name, member }, program] = await Promise.all([loadClub(args), loadProgram(args)]);
  const path = paths.loyaltyProgram.build(program);
  const say = (id: string) => args.intl.formatMessage({ id }, { name: program.name, brand: '{brand}' });
  const about = program.text || say('loyalty.programSeoText');
  const seo = await loadSeo(args, path, {
    title: say('loyalty.programSeoTitle'),
    description: say('loyalty.programSeoText'),
    openGraph: { title: program.name, description: about, image: program.image, type: 'website' },
  });
  const steps = [
    { name: say('loyalty.home'), href: paths.home.build() },
    { name, href: paths.loyalty.build() },
    { name: program.name, href: path },
  ];
  return { name, member, program, seo: withListJsonLd(seo, steps, [], args) };
}

async function loadProgram({ call, params, signal, url }: LoaderArgs): Promise<ProgramCard> {
  const sysname = params['sysname'] ?? '';
  try {
    // Its own name is what was asked for, whatever the answer says.
    return toProgramCard({ ...(await call(getProgram, { sysname }, { signal })), sysname });
  } catch (error) {
    // What is asked is only the name, so what is refused is the name.
    const isUnknown = error instanceof AppError && error.type === 'InvalidParameterException';
    throw isUnknown ? notFound(stripLocale(url.pathname)) : error;
  }
}
