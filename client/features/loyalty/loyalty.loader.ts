import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { unlessHeldBack } from '#client/entities/care/unlessHeldBack.ts';
import { loadClub } from '#client/entities/club/loadClub.ts';
import { pictureOf } from '#client/entities/club/pictureOf.ts';
import { toProductCard } from '#client/entities/club/productCard.ts';
import { toProgramCard } from '#client/entities/club/programCard.ts';
import { loadSeo } from '#client/seo/loadSeo.ts';
import { withListJsonLd } from '#client/seo/withListJsonLd.ts';
import { getCharacters, getProducts, getPrograms } from '#shared/api/rewards/loyalty.contract.ts';
import { newUuid } from '#shared/domain/newUuid.ts';
import { paths } from '#shared/url/paths.ts';

const GIFTS_SHOWN = 4;

export function loadCritical(args: LoaderArgs) {
  return unlessHeldBack(args, loadData);
}

async function loadData(args: LoaderArgs) {
  const { call, intl, signal } = args;
  const path = paths.loyalty.build();
  const [membership, programs, gifts, characters] = await Promise.all([
    loadClub(args),
    settle(
      call(getPrograms, {}, { signal }).then(({ items }) => items.map(toProgramCard)),
      args.timeoutBudget,
    ),
    settle(
      call(getProducts, { count: GIFTS_SHOWN }, { signal }).then(({ items }) => items.map(toProductCard)),
      args.timeoutBudget,
    ),
    settle(
      call(getCharacters, {}, { signal }).then(({ items }) =>
        items.map(({ id, name, description }) => ({
          id,
          name: description.title || name,
          text: description.text ?? '',
          image: pictureOf(description),
        })),
      ),
      args.timeoutBudget,
    ),
  ]);
  const { club, name } = membership;
  const format = (id: string) => intl.formatMessage({ id }, { name, brand: '{brand}' });
  const seo = await loadSeo(args, path, {
    title: format('loyalty.seoTitle'),
    description: format('loyalty.seoText'),
    openGraph: {
      title: name,
      description: club.text || format('loyalty.lead'),
      image: club.images.cover,
      type: 'website',
    },
  });
  const items = programs.ok
    ? programs.value.map((program) => ({ name: program.name, href: paths.loyaltyProgram.build(program) }))
    : [];
  const steps = [
    { name: format('loyalty.home'), href: paths.home.build() },
    { name, href: path },
  ];
  const orderKey = args.stores.session.isGuest ? null : newUuid();
  return { ...membership, programs, gifts, characters, orderKey, seo: withListJsonLd(seo, steps, items, args) };
}
