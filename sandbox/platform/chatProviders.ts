import type { OutputOf } from '#shared/api/method.ts';
import type { getSupportSettings } from '#shared/api/site/support.contract.ts';

type Provider = NonNullable<OutputOf<typeof getSupportSettings>['provider']>;

/** The settings that each kind of chat starts with. The ids are not valid at the vendors. */
const chatProviders: Record<Provider['kind'], Omit<Provider, 'kind'>> = {
  live_tex: { id: '1000001' },
  freshChat: { id: 'sandbox-freshchat-token', host: 'https://wchat.freshchat.com' },
  liveChat: { id: '1000002' },
  verbox: { id: 'sandboxverbox' },
  betunlim: { id: 'sandbox' },
  jivoSite: { id: 'sandboxjivo' },
  comm100: { id: '1000003', extra: { code_plan: '1' } },
};

/** Every kind, for the controls. */
export const CHAT_KINDS = Object.keys(chatProviders) as Provider['kind'][];

/**
 * The chat of the kind that the operator has chosen; null for none or an unknown kind. `origin`: where the browser can reach the
 * stand-in of the vendors, whose script then replaces the real one; without it the vendor's own script is loaded.
 */
export function chatProviderOf(kind: string | undefined, origin: string | undefined): Provider | null {
  if (kind === undefined || !Object.hasOwn(chatProviders, kind)) return null;
  const vendorKind = kind as Provider['kind'];
  const { extra, ...rest } = chatProviders[vendorKind];
  const script = origin && { script: `${origin}/_/chat/stand-in.js?kind=${vendorKind}` };
  return { kind: vendorKind, ...rest, ...(extra || script ? { extra: { ...extra, ...script } } : {}) };
}
