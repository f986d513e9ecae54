import { useEffect, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { usePageData } from '#client/context/usePageData.ts';
import { useTyped } from '#client/context/useTyped.ts';
import { Sender } from '#client/entities/form/Sender.tsx';
import { OrderUnknown } from '#client/entities/order/OrderUnknown.tsx';
import { useText } from '#client/i18n/useText.ts';
import { storedPromo } from '#client/lib/visitor/storedPromo.ts';
import { Input } from '#client/ui/forms/controls/Input.tsx';
import { Field } from '#client/ui/forms/Field.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { ORDER_KEY_FIELD } from '#shared/cashier/orderKeyField.ts';
import { sumsIn } from '#shared/domain/money/sumsIn.ts';
import { visibleText } from '#shared/domain/visibleText.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { bonusFixLinks } from './acts/bonusFixLinks.ts';
import styles from './PromoForm.module.css';
import { usePromoPress } from './usePromoPress.ts';

const MAX_SIGNS = 64;

/** A code from a link or from the operator is filled in, but not redeemed without a press. */
export function PromoForm() {
  const text = useText();
  const { locale } = useApp();
  const { orderKey } = usePageData<typeof import('../bonuses.loader.ts')>();
  const { press, isBusy, problem, condition, isUnknown, allowAgain } = usePromoPress();
  const typed = useTyped('promo', { promo_code: '' });
  const [code, setCode] = useState(typed.promo_code);
  const [offered, setOffered] = useState('');
  useEffect(() => {
    const stored = storedPromo.read();
    setOffered(stored);
    setCode((typed) => typed || stored);
  }, []);
  const send = () => void press(visibleText(code)).then((isRedeemed) => isRedeemed && setCode(''));
  const fixLink = problem?.kind ? bonusFixLinks[problem.kind] : undefined;
  return (
    <Card as="section" aria-labelledby="promo">
      <h2 id="promo" className={styles.title}>
        {text('bonuses.promoTitle')}
      </h2>
      <form
        method="post"
        noValidate
        action={withLocale(paths.profileBonuses.build(null, { form: 'promo' }), locale)}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Sender />
        <input type="hidden" name={ORDER_KEY_FIELD} value={orderKey} />
        <Field
          label={text('bonuses.promoLabel')}
          {...(offered && offered === code ? { note: text('bonuses.promoOffered') } : {})}
          {...(problem === null
            ? {}
            : { error: text(problem.messageId, { seconds: 0, ...sumsIn(condition ?? {}, locale) }) })}
        >
          {(control) => (
            <Input
              {...control}
              name="promo_code"
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={MAX_SIGNS}
            />
          )}
        </Field>
        <Button type="submit" kind="primary" loading={isBusy} className={styles.send}>
          {text('bonuses.act.activate')}
        </Button>
      </form>
      {isUnknown && (
        <OrderUnknown
          command="promo"
          onAgain={() => {
            allowAgain();
            send();
          }}
        />
      )}
      {fixLink && (
        <TextLink kind="standalone" href={fixLink.href} link={renderLocaleLink} iconEnd="chevron-right">
          {text(fixLink.title)}
        </TextLink>
      )}
    </Card>
  );
}
