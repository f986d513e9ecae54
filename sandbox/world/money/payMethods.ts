import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { CURRENCY } from './currency.ts';

/** How the player pays: by card at once, in an app on the phone, by QR code, or on the provider's page, which may be in a frame. */
export type PayFlow = 'card' | 'mobile' | 'qr' | 'redirect' | 'new_window' | 'iframe' | 'form';

export type RequisiteName = 'card' | 'phone' | 'wallet';

interface PayTerms {
  /** Major units, both inclusive. */
  min: number;
  max: number;
  /** `fixed` in major units. Of a deposit, the rest is credited; of a withdrawal, the rest is paid out. */
  fee?: { percent: number; fixed: number };
}

export interface PayMethodData {
  sysname: string;
  name: Record<SandboxLanguage, string>;
  currency: string;
  flow: PayFlow;
  requisite?: RequisiteName;
  /** A method without `withdrawal` supports deposits only. */
  deposit: PayTerms;
  withdrawal?: PayTerms;
  /** The method's page is on the sandbox's own origin: offered only if players can reach it, on the same machine. */
  isLocal?: true;
}

const same = (name: string) => ({ uz: name, ru: name });
const uzs = { currency: CURRENCY, deposit: { min: 10_000, max: 30_000_000 } };
const payout = { withdrawal: { min: 50_000, max: 20_000_000 } };

/** The payment methods of the cashier, with the bounds that the page `payments` states. */
export const payMethods: readonly PayMethodData[] = [
  { sysname: 'uzcard', name: same('Uzcard'), flow: 'card', requisite: 'card', ...uzs, ...payout },
  { sysname: 'humo', name: same('Humo'), flow: 'card', requisite: 'card', ...uzs, ...payout },
  { sysname: 'payme', name: same('Payme'), flow: 'mobile', requisite: 'phone', ...uzs, ...payout },
  { sysname: 'click', name: same('Click'), flow: 'mobile', requisite: 'phone', ...uzs, ...payout },
  {
    sysname: 'usdt',
    name: same('USDT (TRC-20)'),
    currency: 'USDT',
    flow: 'qr',
    requisite: 'wallet',
    deposit: { min: 10, max: 5_000 },
    withdrawal: { min: 20, max: 5_000 },
  },
  {
    sysname: 'visa',
    name: same('Visa'),
    currency: CURRENCY,
    flow: 'card',
    requisite: 'card',
    deposit: { ...uzs.deposit, fee: { percent: 1.5, fixed: 500 } },
    withdrawal: { ...payout.withdrawal, fee: { percent: 1, fixed: 2_000 } },
  },
  {
    sysname: 'local_redirect',
    name: { uz: 'Sinov: shu oynada', ru: 'Проба: в этом окне' },
    flow: 'redirect',
    isLocal: true,
    ...uzs,
  },
  {
    sysname: 'local_window',
    name: { uz: 'Sinov: yangi oynada', ru: 'Проба: в новом окне' },
    flow: 'new_window',
    isLocal: true,
    ...uzs,
  },
  {
    sysname: 'local_form',
    name: { uz: 'Sinov: forma orqali', ru: 'Проба: через форму' },
    flow: 'form',
    isLocal: true,
    ...uzs,
  },
  {
    sysname: 'local_iframe',
    name: { uz: 'Sinov: sahifa ichida', ru: 'Проба: внутри страницы' },
    flow: 'iframe',
    isLocal: true,
    ...uzs,
  },
  {
    sysname: 'local_qr',
    name: { uz: 'Sinov: QR-kod', ru: 'Проба: QR-код' },
    flow: 'qr',
    isLocal: true,
    ...uzs,
  },
  {
    sysname: 'local_mobile',
    name: { uz: 'Sinov: telefonda tasdiqlash', ru: 'Проба: подтверждение на телефоне' },
    flow: 'mobile',
    isLocal: true,
    ...uzs,
  },
];
