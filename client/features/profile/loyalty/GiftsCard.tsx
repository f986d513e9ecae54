import type { Settled } from '#client/context/settle.ts';
import type { ClubLevel } from '#client/entities/club/clubLevels.ts';
import type { ClubMember } from '#client/entities/club/clubMember.ts';
import type { ProductCard } from '#client/entities/club/productCard.ts';
import { saleOf } from '#client/entities/club/saleOf.ts';
import { usePoints } from '#client/entities/club/usePoints.ts';
import { whyNotText } from '#client/entities/club/whyNotText.ts';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { EmptyNote } from '#client/ui/layout/EmptyNote.tsx';
import { Row } from '#client/ui/layout/rows/Row.tsx';
import { Rows } from '#client/ui/layout/rows/Rows.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { paths } from '#shared/url/paths.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';

const SHOWN = 4;

interface GiftsCardProps {
  gifts: Settled<readonly ProductCard[]>;
  levels: readonly ClubLevel[];
  member: ClubMember | null;
}

/** Affordable gifts first, the dearest on top; then the nearest ones, each with the missing points. */
export function GiftsCard({ gifts, levels, member }: GiftsCardProps) {
  const text = useText();
  const formatPoints = usePoints();
  if (!gifts.ok) return <SectionFailed title={text('loyalty.shopFailed')} error={gifts.error} />;
  const sold = gifts.value
    .map((gift) => ({ gift, sale: saleOf(gift, levels, member) }))
    .filter(({ sale }) => sale.state !== 'soldOut')
    .toSorted(
      (one, other) =>
        Number(other.sale.state === 'open') - Number(one.sale.state === 'open') ||
        (one.sale.state === 'open' ? other.gift.price - one.gift.price : one.gift.price - other.gift.price),
    )
    .slice(0, SHOWN);
  return (
    <SettingsCard id="gifts" icon="gift" title={text('loyalty.buysTitle')}>
      {sold.length === 0 ? (
        <EmptyNote>{text('loyalty.shopEmptyText')}</EmptyNote>
      ) : (
        <Rows>
          {sold.map(({ gift: { id, name, price }, sale }) => (
            <Row
              key={id}
              title={name}
              meta={sale.state !== 'open' && whyNotText(sale, text)}
              amount={formatPoints(price)}
              state={
                sale.state === 'open' &&
                member && (
                  <Badge kind="success" icon="check">
                    {text('loyalty.enough')}
                  </Badge>
                )
              }
            />
          ))}
        </Rows>
      )}
      <p>
        <TextLink kind="standalone" href={paths.loyaltyShop.build()} link={renderLocaleLink}>
          {text('loyalty.wholeShop')}
        </TextLink>
        {gifts.value.some(({ needsAddress }) => needsAddress) && (
          <TextLink kind="standalone" href={paths.profileGifts.build()} link={renderLocaleLink}>
            {text('loyalty.sentGifts')}
          </TextLink>
        )}
      </p>
    </SettingsCard>
  );
}
