import type { Call } from '#shared/api/call.ts';
import { getGeneralInfo } from '#shared/api/site/metadata.contract.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { askOthers, type OtherFacts } from '#shared/profile/askOthers.ts';
import { type BrowserServiceId, otherServices } from '#shared/profile/otherServices.ts';
import { vendorsInUse } from '#shared/profile/vendorsInUse.ts';
import { sentKey } from '#shared/url/myDataAddress.ts';

type Service = (typeof otherServices)[number];
/** ISO 8601; null: nothing went there. */
type Time = string | null | { not_told: true };

/**
 * Each service beside the site and the platform: what it gets, on what ground, who that is now, and when it last got something of the
 * player. A time that only the player's browser knows comes from the link to the file (myDataAddress); another link has none.
 */
export async function othersPart(call: Call, query: Readonly<Record<string, unknown>>): Promise<object> {
  const [answers, general] = await Promise.all([askOthers(call, settle), settle(call(getGeneralInfo, {}))]);
  const vendors = vendorsInUse(general.ok ? general.value : null, answers.chat);
  const parts = otherServices.map((service) => {
    const { id, gets, ground } = service;
    if (service.timeKeeper === 'browser')
      return [id, { gets, ground, vendors: vendors[service.id], last_at: toldByBrowser(service.id, query) }];
    return [id, { gets, ground, ...lastOf(service, answers) }];
  });
  return Object.fromEntries(parts);
}

function lastOf({ id }: Extract<Service, { timeKeeper: 'platform' }>, { lastAt, socials }: OtherFacts): object {
  if (id !== 'social') return { last_at: timeOf(lastAt[id]) };
  if (!socials) return { linked: timeOf(undefined) };
  return {
    linked: socials.map(({ service, linked_at: linkedAt }) => ({ service, linked_at: timeOf(linkedAt ?? undefined) })),
  };
}

function timeOf(seconds: number | null | undefined): Time {
  if (seconds === undefined) return { not_told: true };
  return seconds === null ? null : new Date(inMs(seconds)).toISOString();
}

/** `told_by`: the site has not seen it, and cannot check it. */
function toldByBrowser(service: BrowserServiceId, query: Readonly<Record<string, unknown>>): object {
  const typed = query[sentKey(service)];
  const seconds = typeof typed === 'string' && /^\d{1,10}$/.test(typed) ? Number(typed) : undefined;
  return { told_by: 'browser', time: seconds === undefined || inMs(seconds) > Date.now() ? null : timeOf(seconds) };
}

/** A failure costs its part alone; an ended session ends the file. */
async function settle<T>(answer: Promise<T>): Promise<{ ok: true; value: T } | { ok: false }> {
  try {
    return { ok: true, value: await answer };
  } catch (error) {
    if (!(error instanceof AppError) || error.type === 'AuthorizationException') throw error;
    return { ok: false };
  }
}
