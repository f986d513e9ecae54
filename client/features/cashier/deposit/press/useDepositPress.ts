import { useCallback, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useNavigate } from '#client/context/useNavigate.ts';
import { useSetAddress } from '#client/context/useSetAddress.ts';
import { isShownAside } from '#client/entities/form/isShownAside.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useText } from '#client/i18n/useText.ts';
import { depositInput } from '#shared/cashier/depositInput.ts';
import { paymentKind } from '#shared/cashier/paymentKind.ts';
import { paymentPlace } from '#shared/cashier/paymentPlace.ts';
import type { FormFieldSettings } from '#shared/content/formField.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import type { Money } from '#shared/domain/money/Money.ts';
import type { AppError } from '#shared/errors/AppError.ts';
import type { OrderCommand } from '#shared/keys/orderKey.ts';
import { paymentKeys } from '#shared/keys/paymentKeys.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import type { DepositMethod } from '../../method/depositMethods.ts';
import type { DepositData } from '../DepositData.ts';
import { offerFor } from '../offerFor.ts';
import type { DepositProblem } from './DepositNotice.tsx';
import { fixLinkOf } from './fixLinkOf.ts';
import { followPayment } from './followPayment.ts';
import type { Opened } from './OpenedPayment.tsx';
import { openWindow } from './openWindow.ts';
import { useDeposit } from './useDeposit.ts';

interface Pressed {
  values: Readonly<Record<string, unknown>>;
  /** Empties a field. */
  clear: (field: string) => void;
  /** Marks a field with a refusal. */
  refuse: (field: string, message: string) => void;
  method: DepositMethod;
  fields: readonly FormFieldSettings[];
  /** Id; null: typed requisites. */
  saved: string | null;
  /** Id as text; empty for none. */
  offer: string;
}

interface Failed {
  sum: Money;
  /** Sysnames, in order of failure. */
  methods: string[];
}

const ABOUT_FIELDS = new Set(['InvalidParameterException', 'InvalidRequestException']);

interface DepositPressOptions {
  data: DepositData;
  /** Currency of the account. */
  account: string;
  isOverlay: boolean;
}

export function useDepositPress({ data, account, isOverlay }: DepositPressOptions) {
  const { locale, intl } = useApp();
  const text = useText();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const setAddress = useSetAddress();
  const { order, allowAgain } = useDeposit(data.payments);
  const { wait, take } = useRefusals();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [notice, setNotice] = useState<DepositProblem | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);

  const forget = useCallback(() => setNotice((previous) => (previous?.kind === 'unknown' ? previous : null)), []);

  async function send({ values, clear, refuse, method, fields, saved, offer }: Pressed): Promise<void> {
    // Within the press: the browser blocks a window opened later.
    const opened = openWindow(method, isOverlay);
    setNotice(null);
    const chosen = offerFor(data.offers, offer, method.sysname);
    const backUrl = location.origin + withLocale(paths.payPending.build(), locale);
    const input = depositInput({ method, values, saved, offer: chosen?.id ?? null, backUrl });
    const outcome = await order(input, chosen !== null && !chosen.isTaken);
    if (outcome.kind !== 'opened') opened.close();
    const sum = { amount: input.amount, currency: method.currency };
    const isOrdered = outcome.kind !== 'refused' || !ABOUT_FIELDS.has(outcome.error.type);
    // Once ordered, no card number stays in the page.
    if (isOrdered) for (const { name } of fields) clear(name);
    switch (outcome.kind) {
      case 'opened': {
        setFailed(null);
        if (!isOverlay && paymentKind(outcome.info.status) === 'success')
          return navigate(withLocale(paymentPlace('success', outcome.info.id), locale));
        // Nothing that may fail or hang stands between an order and its payment.
        const opening = followPayment(outcome.info, { opened, isOverlay, locale, setAddress });
        await intl.load(['payment']).catch(() => undefined);
        return setOpened({ info: outcome.info, window: opening });
      }
      case 'ended':
        fail(sum, method.sysname);
        return setNotice({ kind: 'ended', reason: outcome.info.message ?? text('deposit.endedText') });
      case 'unknown':
        return setNotice(outcome);
      case 'refused': {
        const { error } = outcome;
        take(error);
        // The form shows these errors at their fields.
        if (ABOUT_FIELDS.has(error.type)) throw error;
        if (isShownAside(error)) return;
        if (error.type.startsWith('Billing') && error.type !== 'BillingDepositLimitExceededException')
          fail(sum, method.sysname);
        const from = withLocale(
          paths.depositMethod.build({ sysname: method.sysname }, { [paymentKeys.amount]: input.amount }),
          locale,
        );
        const { buttonExceptions: exceptions } = data.config;
        const title = refusalText(error);
        if (error.type === 'BillingDepositLimitExceededException') refuse('amount', title);
        setNotice({ kind: 'refused', title, fixLink: fixLinkOf(error.type, { from, exceptions }) });
      }
    }
  }

  function refusalText(error: AppError): string {
    const remaining: unknown = error.data['available_amount'];
    return error.type === 'BillingDepositLimitExceededException' && typeof remaining === 'number'
      ? text('validation.sumLimit', { left: formatMoney({ amount: remaining, currency: account }, locale) })
      : errorText(error);
  }

  function fail(sum: Money, sysname: string): void {
    setFailed((before) => ({ sum, methods: [...(before?.methods ?? []).filter((one) => one !== sysname), sysname] }));
  }

  return {
    send,
    opened,
    notice,
    failed,
    wait,
    /** Must be done before any deposit. */
    fixLink: notice?.kind === 'refused' && notice.fixLink?.isOnly ? notice.fixLink : null,
    /** Call after a change of method: the notice was about the last one. */
    forget,
    dismiss: () => {
      setNotice(null);
    },
    /** The next press is a new order, although the outcome of the last one is unknown. */
    again: (command: OrderCommand) => {
      allowAgain(command);
      setNotice(null);
    },
    /** Back to the form. */
    close: () => {
      if (opened) fail(opened.info.amount, opened.info.method);
      setOpened(null);
    },
  };
}
