import type { World } from '#sandbox/createWorld.ts';
import type { PaymentType } from '#sandbox/world/money/Payment.ts';
import { type PayMethodData, payMethods, type RequisiteName } from '#sandbox/world/money/payMethods.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { moneyText } from './moneyTexts.ts';
import { savedRequisites } from './savedRequisites.ts';

const PRESETS: Record<string, number[]> = {
  UZS: [20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000],
  USDT: [10, 25, 50, 100, 250, 500],
};

const inputs: Record<RequisiteName, { mask?: string; regex: string; placeholder: string }> = {
  card: {
    mask: '#### #### #### ####',
    regex: '^[0-9]{4} ?[0-9]{4} ?[0-9]{4} ?[0-9]{4}$',
    placeholder: '8600 0000 0000 0000',
  },
  phone: { mask: '+998 ## ###-##-##', regex: '^\\+?998[ 0-9-]{9,13}$', placeholder: '+998 90 123-45-67' },
  wallet: { regex: '^T[1-9A-HJ-NP-Za-km-z]{33}$', placeholder: 'T…' },
};

/** Methods open to players; those with a page of the sandbox only if players can reach it. */
export function openMethods(world: World, type: PaymentType): readonly PayMethodData[] {
  const isReachable = world.money.payOrigin() !== undefined;
  return payMethods.filter(
    (method) => (!method.isLocal || isReachable) && (type === 'deposit' || method.withdrawal !== undefined),
  );
}

/** Payment methods of one currency, or of all, in wire form. */
export function payMethodsOf(
  world: World,
  {
    uid,
    type,
    currency,
    locale,
  }: { uid: number; type: PaymentType; currency: string | undefined; locale: SandboxLanguage },
) {
  return openMethods(world, type)
    .filter((method) => currency === undefined || method.currency === currency)
    .map((method) => {
      const { requisite, flow } = method;
      // Paying by QR code needs no requisites.
      const asks = requisite !== undefined && !(type === 'deposit' && flow === 'qr');
      const saved = asks ? savedRequisites(world, { uid, method: method.sysname, type }) : [];
      return {
        sysname: method.sysname,
        name: method.name[locale],
        currency: method.currency,
        fee: { percent: 0 },
        ...(type === 'deposit' ? method.deposit : (method.withdrawal ?? method.deposit)),
        eta: moneyText(locale, type === 'withdrawal' ? 'day' : flow === 'qr' ? 'minutes' : 'minute'),
        fields: asks
          ? [
              {
                name: requisite,
                type: requisite === 'phone' ? 'phone' : 'custom',
                label: moneyText(locale, requisite),
                ...inputs[requisite],
              },
            ]
          : [],
        ...(type === 'deposit' ? { presets: PRESETS[method.currency] ?? [] } : {}),
        open_mode:
          flow === 'new_window' || flow === 'iframe'
            ? flow
            : flow === 'redirect' || flow === 'form'
              ? ('redirect' as const)
              : ('inline' as const),
        ...(saved.length > 0 ? { requisites_saved: saved.map(({ place: _secret, ...one }) => one) } : {}),
        is_available: true,
      };
    });
}
