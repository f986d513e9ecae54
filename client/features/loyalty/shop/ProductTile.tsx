import { useApp } from '#client/context/useApp.ts';
import { ReturnAuthLink } from '#client/dialogs/ReturnAuthLink.tsx';
import type { ProductCard } from '#client/entities/club/productCard.ts';
import type { Sale } from '#client/entities/club/saleOf.ts';
import { usePoints } from '#client/entities/club/usePoints.ts';
import { whyNotText } from '#client/entities/club/whyNotText.ts';
import { Sender } from '#client/entities/form/Sender.tsx';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { Star } from '#client/ui/media/Star.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { buttonClass } from '#client/ui/navigation/buttonClass.ts';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { ORDER_KEY_FIELD } from '#shared/cashier/orderKeyField.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './ProductTile.module.css';

interface ProductTileProps {
  product: ProductCard;
  sale: Sale;
  /** Name of the level from which the gift is sold, for visitors without a level. */
  levelName: string | null;
  /** Level of the heading with the gift's name. */
  headingLevel: 2 | 3;
  /** The club is closed to the player, so nothing can be bought. */
  closed: boolean;
  /** Idempotency key of the form without JavaScript. */
  orderKey: string | null;
  onBuy: (product: ProductCard) => void;
}

/** A gift with its price and a button, or the reason why it cannot be bought. */
export function ProductTile({ product, sale, levelName, headingLevel, closed, orderKey, onBuy }: ProductTileProps) {
  const { name, text: about, image, price, needsAddress } = product;
  const text = useText();
  const { locale } = useApp();
  const formatPoints = usePoints();
  const { account } = useFacts('session');
  const Heading = `h${headingLevel}` as const;
  const isOver = sale.state === 'soldOut';
  return (
    <Card as="article" padding="none" className={styles.tile} data-over={isOver || undefined}>
      {image ? (
        <img className={styles.picture} src={image} width={585} height={420} alt="" loading="lazy" decoding="async" />
      ) : (
        <div className={styles.night}>
          <Star size={56} />
        </div>
      )}
      <div className={styles.content}>
        <Heading className={styles.name}>{name}</Heading>
        {about && <p className={styles.text}>{about}</p>}
        {isOver ? (
          <Badge kind="waiting" icon="clock">
            {text('loyalty.soldOut')}
          </Badge>
        ) : (
          (sale.state === 'level' || (!account && levelName)) && (
            <Badge kind={sale.state === 'level' ? 'waiting' : 'info'} icon="lock">
              {text('loyalty.fromLevel', { level: sale.state === 'level' ? sale.level : (levelName ?? '') })}
            </Badge>
          )
        )}
        {(sale.state === 'short' || (sale.state === 'level' && sale.missing !== null)) && (
          <p className={styles.missing}>{whyNotText(sale, text)}</p>
        )}
        {/* On the club's page those ways stand above. */}
        {headingLevel === 2 && (sale.state === 'short' || sale.state === 'level') && (
          <LocaleLink to={`${paths.loyalty.build()}#earn`} className={styles.earn}>
            {text('loyalty.earn')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </LocaleLink>
        )}
        {isOver && <p className={styles.text}>{text('loyalty.soldOutText')}</p>}
        {account && closed && <p className={styles.text}>{text('loyalty.closed')}</p>}
      </div>
      <div className={styles.foot}>
        <p className={styles.price}>
          <Star size={16} />
          <span aria-hidden="true">{formatNumber(price)}</span>
          <VisuallyHidden>{formatPoints(price)}</VisuallyHidden>
        </p>
        {!account && !isOver && (
          <ReturnAuthLink screen="signIn" className={buttonClass({ className: styles.action })}>
            {text('loyalty.signInToBuy')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </ReturnAuthLink>
        )}
        {account && !closed && needsAddress && (sale.state === 'open' || sale.state === 'short') && (
          <LocaleLink
            to={paths.profileGifts.build(null, { gift: product.id })}
            className={buttonClass({ className: styles.action })}
            aria-label={text('loyalty.buyOf', { name })}
          >
            {text('loyalty.buy')}
          </LocaleLink>
        )}
        {account && !closed && !needsAddress && (sale.state === 'open' || sale.state === 'short') && (
          <form
            method="post"
            action={withLocale(paths.loyaltyShop.build(null, { form: 'buy' }), locale)}
            className={styles.action}
            onSubmit={(event) => {
              event.preventDefault();
              onBuy(product);
            }}
          >
            <input type="hidden" name="id" value={product.id} />
            <Sender />
            <input type="hidden" name={ORDER_KEY_FIELD} value={orderKey ?? ''} />
            <noscript>
              <label className={styles.agree}>
                <input type="checkbox" name="agree" value="1" required />{' '}
                <span>{text('loyalty.buyText', { name, price: formatPoints(price) })}</span>
              </label>
            </noscript>
            <Button type="submit" aria-label={text('loyalty.buyOf', { name })}>
              {text('loyalty.buy')}
            </Button>
          </form>
        )}
      </div>
    </Card>
  );
}
