import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { notFound } from '#client/context/notFound.ts';
import { unlessHeldBack } from '#client/entities/care/unlessHeldBack.ts';
import { loadClub } from '#client/entities/club/loadClub.ts';
import { type ProgramCard, toProgramCard } from '#client/entities/club/programCard.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { withListJsonLd } from '#client/seo/withListJsonLd.ts';
import { getProgram } from '#shared/api/rewards/loyalty.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { stripLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

export function loadCritical(args: LoaderArgs) {
  return unlessHeldBack(args, loadData);
}

async function loadData(args: LoaderArgs) {
  const [{ name, member }, program] = await Promise.all([loadClub(args), loadProgram(args)]);
  const path = paths.loyaltyProgram.build(program);
  const format = (id: string) => args.intl.formatMessage({ id }, { name: program.name, brand: '{brand}' });
  const about = program.text || format('loyalty.programSeoText');
  const seo = await loadSeo(args, path, {
    title: format('loyalty.programSeoTitle'),
    description: format('loyalty.programSeoText'),
    openGraph: { title: program.name, description: about, image: program.image, type: 'website' },
  });
  const steps = [
    { name: format('loyalty.home'), href: paths.home.build() },
    { name, href: paths.loyalty.build() },
    { name: program.name, href: path },
  ];
  return { name, member, program, seo: withListJsonLd(seo, steps, [], args) };
}

async function loadProgram({ call, params, signal, url }: LoaderArgs): Promise<ProgramCard> {
  const sysname = params['sysname'] ?? '';
  try {
    // Keep the requested sysname: the answer may lack it.
    return toProgramCard({ ...(await call(getProgram, { sysname }, { signal })), sysname });
  } catch (error) {
    // The sysname is the only parameter, so an invalid parameter means an unknown program.
    const isUnknown = error instanceof AppError && error.type === 'InvalidParameterException';
    throw isUnknown ? notFound(stripLocale(url.pathname)) : error;
  }
}
