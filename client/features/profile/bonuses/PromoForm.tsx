import { visibleText } from '../../../../shared/domain/visibleText.ts';
import { useEffect, useState } from 'react';
import { ORDER_KEY_FIELD } from '../../../../shared/cashier/orderKeyField.ts';
import { withLocale } from '../../../../shared/locales.ts';
import { paths } from '../../../../shared/url/paths.ts';
import { useApp } from '../../../context/useApp.ts';
import { usePageData } from '../../../context/usePageData.ts';
import { useText } from '../../../i18n/useText.ts';
import { OrderUnknown } from '../../../entities/order/OrderUnknown.tsx';
import { storedPromo } from '../../../lib/visitor/storedPromo.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/controls/Input.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Button } from '../../../ui/navigation/Button.tsx';
import { renderLocaleLink } from '../../../ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '../../../ui/navigation/TextLink.tsx';
import { bonusFixLinks } from './acts/bonusFixLinks.ts';
import styles from './PromoForm.module.css';
import { usePromoPress } from './usePromoPress.ts';
import { Sender } from '../../../entities/form/Sender.tsx';

const MAX_SIGNS = 64;

/** A code from a link or from the operator is filled in, but not redeemed without a press. */
export function PromoForm() {
  const text = useText();
  const { locale } = useApp();
  const { orderKey } = usePageData<typeof import('../bonuses.loader.ts')>();
  const { press, isBusy, problem, isUnknown, allowAgain } = usePromoPress();
  const [code, setCode] = useState('');
  const [offered, setOffered] = useState('');
  useEffect(() => {
    const stored = storedPromo.read();
    setOffered(stored);
    setCode((typed) => typed || stored);
  }, []);
  const send = () => void press(visibleText(code)).then((isRedeemed) => isRedeemed && setCode(''));
  const fixLink = problem === null ? undefined : bonusFixLinks[problem];
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
          {...(problem === null ? {} : { error: text(problem, { seconds: 0 }) })}
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
