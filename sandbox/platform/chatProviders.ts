import type { OutputOf } from '../../shared/api/method.ts';
import type { getSupportSettings } from '../../shared/api/site/support.contract.ts';

type Provider = NonNullable<OutputOf<typeof getSupportSettings>['provider']>;

/** What each kind of chat wants to be started with. The ids open nothing at the vendors. */
const chatProviders: Record<Provider['kind'], Omit<Provider, 'kind'>> = {
  live_tex: { id: '1000001' },
  freshChat: { id: 'sandbox-freshchat-token', host: 'https://wchat.freshchat.com' },
  liveChat: { id: '1000002' },
  verbox: { id: 'sandboxverbox' },
  betunlim: { id: 'sandbox' },
  jivoSite: { id: 'sandboxjivo' },
  comm100: { id: '1000003', extra: { code_plan: '1' } },
};

/** Every kind, as the controls know them. */
export const CHAT_KINDS = Object.keys(chatProviders) as Provider['kind'][];

/**
 * The chat the operator has chosen by kind; null for none, and for a kind nobody knows. `origin`: where the browser can reach the
 * stand-in of the vendors, whose script then takes the place of the real one; without it nothing but the vendor's own would do.
 */
export function chatProviderOf(kind: string | undefined, origin: string | undefined): Provider | null {
  if (kind === undefined || !Object.hasOwn(chatProviders, kind)) return null;
  const known = kind as Provider['kind'];
  const { extra, ...rest } = chatProviders[known];
  const script = origin && { script: `${origin}/_/chat/stand-in.js?kind=${known}` };
  return { kind: known, ...rest, ...(extra || script ? { extra: { ...extra, ...script } } : {}) };
}
