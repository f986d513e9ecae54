import { Suspense } from 'react';
import type { PageData } from '#client/context/LoaderArgs.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { useText } from '#client/i18n/useText.ts';
import { late } from '#client/lib/late/late.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';
import { GiftRow } from './gifts/GiftRow.tsx';
import styles from './gifts/Gifts.module.css';
import { whyNoOrder } from './gifts/whyNoOrder.ts';
import { SettingsCard } from './settings/SettingsCard.tsx';
import { ProfileShell } from './shell/ProfileShell.tsx';

/** Loaded for those who order one; on the server at once, for pages without JavaScript. */
const GiftOrder = late(() => import('./gifts/GiftOrder.tsx'), 'GiftOrder');

/** The gifts of the club that are sent to the player, and the order of one that the address names. */
export function GiftsPage({
  profile,
  gifts,
  phones,
  order,
  start,
  orderKey,
  isHeldBack: isQuiet,
}: PageData<typeof import('./gifts.loader.ts')>) {
  const text = useText();
  const { outcome } = profile;
  const formOutcome = outcome?.form === 'gift' || outcome?.form === 'address' ? outcome : null;
  // A gift that was sent meanwhile has no form that could say so.
  const isTold = formOutcome?.messageId === null || formOutcome?.kind === 'giftGone';
  const orderedGift = order?.ok ? order.value : null;
  const why = orderedGift && whyNoOrder(orderedGift);
  return (
    <ProfileShell data={profile} title={text('gifts.title')} lead={text('gifts.lead')}>
      {formOutcome && isTold && (
        <OutcomeNote outcome={formOutcome} done={text(formOutcome.form === 'gift' ? 'gifts.bought' : 'gifts.saved')} />
      )}
      {order && (
        <SettingsCard id="order" icon="gift" title={text('gifts.order')}>
          {(!order.ok || !phones) && (
            <SectionFailed
              headingLevel={3}
              title={text('gifts.orderFailed')}
              error={order.ok ? 'ApplicationUnavailableException' : order.error}
            />
          )}
          {phones && why && (
            <>
              <p>{text(why.id, why.values)}</p>
              {!isQuiet && (
                <p>
                  <ButtonLink href={paths.loyaltyShop.build()} link={renderLocaleLink}>
                    {text('gifts.toShop')}
                  </ButtonLink>
                </p>
              )}
            </>
          )}
          {phones && orderedGift?.product && !why && (
            <Suspense fallback={<Skeleton className={styles.waiting} />}>
              <GiftOrder
                key={orderedGift.product.id}
                product={orderedGift.product}
                points={orderedGift.points}
                phones={phones}
                start={start}
                orders={gifts.ok ? gifts.value.items.map(({ id }) => id) : null}
                orderKey={orderKey}
                outcome={formOutcome?.form === 'gift' ? formOutcome : null}
              />
            </Suspense>
          )}
        </SettingsCard>
      )}
      <SettingsCard id="sent" icon="history" title={text('gifts.list')}>
        {!gifts.ok && <SectionFailed headingLevel={3} title={text('gifts.failed')} error={gifts.error} />}
        {gifts.ok && gifts.value.items.length === 0 && (
          <EmptyState headingLevel={3} icon="gift" title={text('gifts.none')} text={text('gifts.noneText')}>
            {!isQuiet && (
              <ButtonLink href={paths.loyaltyShop.build()} link={renderLocaleLink}>
                {text('gifts.toShop')}
              </ButtonLink>
            )}
          </EmptyState>
        )}
        {gifts.ok && gifts.value.items.length > 0 && (
          <ul className={styles.list}>
            {gifts.value.items.map((gift) => (
              <li key={gift.id}>
                <GiftRow
                  gift={gift}
                  phones={phones}
                  outcome={formOutcome?.form === 'address' && !isTold ? formOutcome : null}
                />
              </li>
            ))}
          </ul>
        )}
      </SettingsCard>
    </ProfileShell>
  );
}
