import type { GeneralInfo } from '#shared/api/site/metadata.contract.ts';
import type { ChatKind } from '#shared/support/ChatProvider.ts';
import type { BrowserServiceId } from './otherServices.ts';

const chatNames: Readonly<Record<ChatKind, string>> = {
  live_tex: 'LiveTex',
  freshChat: 'Freshchat',
  liveChat: 'LiveChat',
  verbox: 'Verbox',
  betunlim: 'Betunlim',
  jivoSite: 'Jivo',
  comm100: 'Comm100',
};
const trackerNames = { gtm: 'Google Tag Manager', ga: 'Google Analytics', ym: 'Yandex Metrica' } as const;

/** The vendors whose scripts the site may load now, by their names. `chat`: the operator's vendor; null: there is none. */
export function vendorsInUse(
  info: Pick<GeneralInfo, 'analytic' | 'is_seon_enabled'> | null,
  chat: ChatKind | null,
): Record<BrowserServiceId, string[]> {
  const ids = info?.analytic ?? {};
  return {
    chat: chat === null ? [] : [chatNames[chat]],
    trackers: (['gtm', 'ga', 'ym'] as const).filter((one) => Boolean(ids[one])).map((one) => trackerNames[one]),
    device: info?.is_seon_enabled ? ['SEON'] : [],
  };
}
