/** The supported social services, by the names of the content service's `socials`. */
export const oauthServices = { google: 'Google', yandex: 'Яндекс' } as const;
export type OauthService = keyof typeof oauthServices;

export function isOauthService(value: string | null): value is OauthService {
  return value !== null && Object.hasOwn(oauthServices, value);
}

export interface OauthPerson {
  /** The user's id at the service. */
  subject: string;
  name: string;
  /** Confirmed by the service. */
  email: string | null;
}

/** Fake social accounts, the same at every service; `demo` is linked to the first demo player from the start. */
export const oauthPeople: readonly OauthPerson[] = [
  { subject: 'demo', name: 'Samarqand77', email: 'demo@yulduz.test' },
  { subject: 'fresh', name: 'Laylak15', email: 'laylak@pochta.test' },
  { subject: 'no-mail', name: 'Qoraqum4', email: null },
  { subject: 'clash', name: 'Chorsu21', email: 'ru@yulduz.test' },
];
