import express from 'express';
import request from 'supertest';
import type { RateLimitName } from '#config/rateLimits.ts';
import { createGuessLimits } from '#server/http/limits/createGuessLimits.ts';
import { createRateLimiter } from '#server/http/limits/createRateLimiter.ts';
import { createSolvedWaits } from '#server/http/limits/createSolvedWaits.ts';
import { requestContext } from '#server/http/requestContext.ts';
import { createKnownDevices } from '#server/http/session/createKnownDevices.ts';
import { createSessionOwners } from '#server/http/session/createSessionOwners.ts';
import { createFilePasses } from '#server/plain/support/createFilePasses.ts';
import { createClosures } from '#server/platform/session/createClosures.ts';
import type { Call, TransportRequest } from '#shared/api/call.ts';
import type { Brand } from '#shared/brand.ts';
import { parseCollection } from '#shared/content/collections.ts';
import { type CreatedTypedFields, createTypedFields } from './createTypedFields.ts';
import { formPosts } from './formPosts.ts';

interface FormSiteOptions {
  perMinute?: (name: RateLimitName) => number;
  now?: () => number;
  brand?: Brand;
  /** Data by method, of calls that the forms make before their own; they are not recorded. */
  reads?: Record<string, unknown>;
  /** Whose the session is; 0: it has ended. */
  owner?: number;
  /** Keeps what was typed into a refused form. */
  typed?: CreatedTypedFields;
}

const READS: Record<string, unknown> = {
  'account.getContactPhoneSettings': {
    default_country_code: 'UZ',
    resend_time: 60,
    countries: [
      { code: 'UZ', phone_code: '998', mask: '## ###-##-##', name: 'Oʻzbekiston' },
      { code: 'KZ', phone_code: '7', mask: '### ###-##-##', name: 'Qozogʻiston' },
    ],
  },
  'metadata.getgeneralinfo': {
    analytic: {},
    available_currencies: ['UZS'],
    available_locales: ['uz', 'ru'],
    default_currency: 'UZS',
    is_seon_enabled: false,
    domain_state: 'active',
    domain_type: 'main',
    time_to_force_logout: null,
    is_bonus_isolation_enabled: false,
    is_game_history_export_enabled: false,
    user_inactivity_cashier_time: null,
    user_inactivity_pp_time: null,
  },
};
const authConfig = { authTypes: ['phone', 'email', 'oneClick'] };
const env = { SESSION_COOKIE: ['sid'], PUBLIC_ORIGIN: undefined };

/** A site whose platform answers a form's own call with `body`, and a browser that sends forms to it. */
export function formSite(
  body: object,
  { perMinute = () => Infinity, now, brand, reads, owner = 7, typed = createTypedFields({}) }: FormSiteOptions = {},
) {
  const calls: TransportRequest[] = [];
  const answers: Record<string, unknown> = { ...READS, ...reads };
  const app = express().set('trust proxy', 'loopback');
  app.use(
    requestContext({ ...env, TRUST_PROXY: false, FRAME_ANCESTORS: ['https://web.telegram.org'] }, brand),
    ...formPosts({
      closures: createClosures({ callFor: () => () => Promise.reject(new Error('not asked here')) }),
      env,
      limit: createRateLimiter({ perMinute }),
      devices: createKnownDevices(env),
      typed,
      filePasses: createFilePasses({}),
      guesses: createGuessLimits({ isOn: () => true }),
      waits: createSolvedWaits({ env: {}, isSecure: () => true, ...(now ? { now } : {}) }),
      owners: createSessionOwners({ env, callFor: () => (() => Promise.resolve({ uid: owner })) as unknown as Call }),
      isSecure: () => true,
      content: () => (name) => Promise.resolve(parseCollection(name, name === 'auth-config' ? authConfig : {})),
      transportFor: () => ({
        cookies: () => ('data' in body ? ['sid=new; HttpOnly'] : ['lang=uz']),
        transport: (sent) => {
          const isRead = Object.hasOwn(answers, sent.name);
          if (!isRead) calls.push(sent);
          return Promise.resolve({
            status: 200,
            body: isRead ? { data: answers[sent.name] } : body,
            headers: { get: () => null },
          });
        },
      }),
    }),
    (_req, res) => void res.status(404).send('page'),
  );
  const send = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const answer = await request(app)
      .post(path)
      .set({ 'Sec-Fetch-Site': 'same-origin', ...headers })
      .type('form')
      .send(fields);
    return {
      status: answer.status,
      location: answer.headers['location'] ?? null,
      cookie: [answer.headers['set-cookie'] ?? []].flat().join(', '),
      cache: answer.headers['cache-control'],
      text: answer.text,
    };
  };
  return { calls, send };
}
