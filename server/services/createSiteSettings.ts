import type { AnalyticsKind } from '#config/analyticsHosts.ts';
import type { RequestContext } from '#server/http/requestContext.ts';
import { loadTrace } from '#server/http/trace/loadTrace.ts';
import { noteCall } from '#server/http/trace/noteCall.ts';
import type { RequestTrace } from '#server/http/trace/RequestTrace.ts';
import { createOperatorSetting } from '#server/platform/createOperatorSetting.ts';
import type { Call } from '#shared/api/call.ts';
import { type GeneralInfo, getGeneralInfo } from '#shared/api/site/metadata.contract.ts';
import { getSupportSettings } from '#shared/api/site/support.contract.ts';
import type { LiveSettings } from './createLiveSettings.ts';

/** The facts of a request that a setting is read with. */
type Reader = RequestTrace & Pick<RequestContext, 'origin'>;

/** Reads the platform's settings of the site as a guest: its state, its chat and its trackers. */
export function createSiteSettings(guestCall: (origin: string, trace: RequestTrace) => Call, live: LiveSettings) {
  const fresh = () => live.caching().platform('metadata.get')?.fresh ?? 0;
  const sharedCall = (reader: Reader) => guestCall(reader.origin, loadTrace(reader));
  return {
    /** `domain_state` of the general info. Rejects when the platform does not answer. */
    async domainState(reader: Reader): Promise<string> {
      return (await guestCall(reader.origin, reader)(getGeneralInfo, {})).domain_state;
    },
    chat: createOperatorSetting({
      read: async (reader: Reader) => (await sharedCall(reader)(getSupportSettings, {})).provider,
      unset: null,
      fresh,
      note: (reader, waiting) => noteCall(reader, getSupportSettings.name, waiting),
    }),
    trackers: createOperatorSetting({
      read: async (reader: Reader) => trackersOf(await sharedCall(reader)(getGeneralInfo, {})),
      unset: [],
      fresh,
      note: (reader, waiting) => noteCall(reader, getGeneralInfo.name, waiting),
    }),
  };
}

function trackersOf({ analytic, is_seon_enabled }: GeneralInfo): AnalyticsKind[] {
  return [
    ...(['gtm', 'ga', 'ym'] as const).filter((kind) => analytic?.[kind]),
    ...(is_seon_enabled ? (['seon'] as const) : []),
  ];
}
