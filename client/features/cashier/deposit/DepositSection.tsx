import { clsx } from 'clsx';
import { Suspense, useCallback, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { useApp } from '#client/context/useApp.ts';
import { useKeepDocument } from '#client/context/useKeepDocument.ts';
import { isShownAside } from '#client/entities/form/isShownAside.ts';
import { RefusalNote } from '#client/entities/form/RefusalNote.tsx';
import { Sender } from '#client/entities/form/Sender.tsx';
import { startSum } from '#client/entities/form/startSum.ts';
import { startValues } from '#client/entities/form/startValues.ts';
import { useText } from '#client/i18n/useText.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { EmptyNote } from '#client/ui/layout/EmptyNote.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import type { Id } from '#shared/api/wireTypes.ts';
import { depositRule } from '#shared/cashier/depositRule.ts';
import { ORDER_KEY_FIELD } from '#shared/cashier/orderKeyField.ts';
import { payFields } from '#shared/cashier/payFields.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { startSaved } from '../form/startSaved.ts';
import { useTypedForm } from '../form/useTypedForm.ts';
import { bestMethod } from '../method/bestMethod.ts';
import { MethodCards } from '../method/MethodCards.tsx';
import { DepositButtonBar } from './DepositButtonBar.tsx';
import type { DepositData } from './DepositData.ts';
import { DepositFields } from './DepositFields.tsx';
import styles from './DepositSection.module.css';
import { limitLeft } from './limitLeft.ts';
import { presetsOf } from './presetsOf.ts';
import { DepositNotice } from './press/DepositNotice.tsx';
import { useDepositPress } from './press/useDepositPress.ts';
import { startAmount } from './startAmount.ts';

/** With the first failed deposit. */
const Autopilot = lateComponent(() => import('../method/Autopilot.tsx'), 'Autopilot');
/** With the first order. */
const OpenedPayment = lateComponent(() => import('./press/OpenedPayment.tsx'), 'OpenedPayment');

export interface DepositStart {
  /** Sysname. */
  method: string | null;
  /** As typed; null: none. */
  amount: string | null;
  offer: Id | null;
  /** Id of saved requisites; empty: new ones. */
  saved: string | null;
}

interface DepositSectionProps {
  data: DepositData;
  start: DepositStart;
  /** Idempotency key of an order without JavaScript; null if JavaScript certainly runs. */
  orderKey: string | null;
  /** Over a page that must not be left: payments open in windows, and the outcome is shown here. */
  isOverlay?: boolean;
  onClose?: () => void;
}

/** Schema while there is no method: the form is not rendered. */
const nothing = z.object({});

/** The deposit form and its payment, from the choice of a method to the outcome. */
export function DepositSection({ data, start, orderKey, isOverlay = false, onClose }: DepositSectionProps) {
  const text = useText();
  const { locale } = useApp();
  const account = useFacts('balances').main?.currency ?? data.methods[0]?.currency ?? '';
  const open = data.methods.filter((method) => method.is_available);
  const [sysname, setSysname] = useState(start.method);
  const method = open.find((one) => one.sysname === sysname) ?? open[0];
  const [picked, setPicked] = useState<Record<string, string>>({});
  const [offer, setOffer] = useState(String(start.offer ?? ''));
  const messages = useFormMessages({ overrides: data.messages, isShownElsewhere: isShownAside });
  const fields = useMemo(() => payFields(method?.fields ?? []), [method]);
  const saved = method ? (picked[method.sysname] ?? startSaved(method.requisites_saved ?? [], start.saved)) : '';
  const remaining = useMemo(
    () => (method ? limitLeft(method, { limit: data.limit, account, rates: data.rates }) : null),
    [method, data, account],
  );
  const schema = useMemo(
    () => method && depositRule({ method, limitLeft: remaining, fields: saved === '' ? fields : [], locale }),
    [method, remaining, fields, saved, locale],
  );
  const press = useDepositPress({ data, account, isOverlay });
  const [first] = useState(() => {
    const configured = data.config.defaultStateDepositButton;
    const sums = method ? presetsOf(method, { presets: data.presets, limitLeft: remaining }) : [];
    const preset = startAmount(sums, configured);
    const amount = startSum(start.amount) || (preset === null ? '' : formatNumber(preset));
    const all = data.methods.flatMap((one) => payFields(one.fields));
    return { ...startValues(all), amount };
  });

  const typed = useTypedForm<Record<string, unknown>>({
    schema: schema ?? nothing,
    start: first,
    messages,
    onSubmit: async (values) => {
      if (!method) return;
      const clear = (field: string) => typed.put(field, '');
      const { refuse } = typed;
      await press.send({ values, clear, refuse, method, fields, saved: saved === '' ? null : saved, offer });
    },
  });
  useKeepDocument(typed.isDirty);
  const { forget } = press;
  const chooseMethod = useCallback(
    (chosen: string) => {
      setSysname(chosen);
      forget();
    },
    [setSysname, forget],
  );
  const current = method?.sysname ?? '';
  const pickSaved = useCallback(
    (id: string) => setPicked((picked) => ({ ...picked, [current]: id })),
    [setPicked, current],
  );

  if (!method || !schema) return <EmptyNote>{text('deposit.none')}</EmptyNote>;
  const suggestion =
    press.failed && press.failed.sum.currency === method.currency
      ? bestMethod(data.methods, { sum: press.failed.sum, failed: press.failed.methods })
      : null;
  const { opened, fixLink } = press;
  const fieldOf = (name: string) => {
    const field = typed.field(name);
    const put = (value: string | boolean) => {
      field.put(value);
      // The refusal was about another sum.
      if (name === 'amount') forget();
    };
    return { ...field, put };
  };

  return (
    <div className={styles.desk}>
      {opened && (
        <Suspense>
          <OpenedPayment
            key={String(opened.info.id)}
            opened={opened}
            methodName={data.methods.find((one) => one.sysname === opened.info.method)?.name ?? opened.info.method}
            isOverlay={isOverlay}
            onAgain={press.close}
            onClose={onClose}
          />
        </Suspense>
      )}
      <div hidden={opened !== null} className={clsx(styles.desk, !isOverlay && styles.page)}>
        <MethodCards
          methods={data.methods}
          chosen={method.sysname}
          isScrolled={data.config.depositView === 'ContainerScrollView'}
          onChoose={chooseMethod}
          isOverlay={isOverlay}
        />
        <form {...typed.form} className={styles.form}>
          <input type="hidden" name="method" value={method.sysname} />
          <Sender />
          {orderKey !== null && <input type="hidden" name={ORDER_KEY_FIELD} value={orderKey} />}
          <DepositFields
            data={data}
            method={method}
            fields={fields}
            limitLeft={remaining}
            fieldOf={fieldOf}
            account={account}
            isOverlay={isOverlay}
            saved={saved}
            onSaved={pickSaved}
            offer={offer}
            onOffer={setOffer}
          >
            {suggestion && press.failed && press.notice && (
              <Suspense>
                <Autopilot suggestion={suggestion} sum={press.failed.sum}>
                  <Button
                    kind="soft"
                    wide
                    onClick={() => {
                      setSysname(suggestion.method.sysname);
                      press.dismiss();
                    }}
                  >
                    {text('cashier.autopilotTake', { name: suggestion.method.name })}
                  </Button>
                </Autopilot>
              </Suspense>
            )}
            <DepositButtonBar
              typed={String(typed.values['amount'] ?? '')}
              method={method}
              isSending={typed.isSending}
              fixLink={fixLink}
              wait={press.wait}
              isOverlay={isOverlay}
              isAside={opened !== null}
              message={
                (typed.problem && <RefusalNote title={typed.problem} />) ??
                (press.notice && (
                  <DepositNotice
                    notice={press.notice}
                    onAgain={(command) => {
                      press.again(command);
                      // The pressed button goes with the note.
                      typed.form.ref.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
                    }}
                  />
                ))
              }
            />
          </DepositFields>
        </form>
      </div>
    </div>
  );
}
