import type { Request } from 'express';
import type { AnalyticsKind } from '../../config/analyticsHosts.ts';
import type { Call } from '../../shared/api/call.ts';
import { type GeneralInfo, getGeneralInfo } from '../../shared/api/site/metadata.contract.ts';
import { getSupportSettings } from '../../shared/api/site/support.contract.ts';
import { createOperatorSetting } from '../platform/createOperatorSetting.ts';
import type { LiveSettings } from './createLiveSettings.ts';

/** Reads the platform's settings of the site as a guest: its state, its chat and its trackers. */
export function createSiteSettings(guestCall: (req: Request) => Call, live: LiveSettings) {
  const fresh = () => live.caching().platform('metadata.get')?.fresh ?? 0;
  return {
    /** `domain_state` of the general info. Rejects when the platform does not answer. */
    async domainState(req: Request): Promise<string> {
      return (await guestCall(req)(getGeneralInfo, {})).domain_state;
    },
    chat: createOperatorSetting({
      read: async (req: Request) => (await guestCall(req)(getSupportSettings, {})).provider,
      unset: null,
      fresh,
    }),
    trackers: createOperatorSetting({
      read: async (req: Request) => trackersOf(await guestCall(req)(getGeneralInfo, {})),
      unset: [],
      fresh,
    }),
  };
}

function trackersOf({ analytic, is_seon_enabled }: GeneralInfo): AnalyticsKind[] {
  return [
    ...(['gtm', 'ga', 'ym'] as const).filter((kind) => analytic?.[kind]),
    ...(is_seon_enabled ? (['seon'] as const) : []),
  ];
}
