import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { getContactPhoneSettings } from '#shared/api/account/account.contract.ts';
import { loadCharacters } from '#shared/auth/loadCharacters.ts';
import type { PhoneSettings } from '#shared/auth/PhoneSettings.ts';

/** Fallback when the platform does not answer: phone settings of the site's country. */
function homePhones(country: string): PhoneSettings {
  return {
    default_country_code: 'UZ',
    countries: [{ code: 'UZ', phone_code: '998', mask: '## ### ## ##', name: country }],
    resend_time: 60,
  };
}

type Sources = Pick<LoaderArgs, 'call' | 'content' | 'intl' | 'signal'>;

/** Configuration of the auth forms: fields, options, phone countries. */
export async function loadAuthData({ call, content, intl, signal }: Sources) {
  const [{ forms, messages, validationStrategy }, { registration, authTypes, authBanner, socials }, phones] =
    await Promise.all([
      content('forms-config', { signal }),
      content('auth-config', { signal }),
      call(getContactPhoneSettings, {}, { signal }).catch(() => null),
    ]);
  const characters = await loadCharacters(call, registration, signal);
  return {
    forms: { login: forms.login, registration: forms.registration, restore: forms.restore },
    messages,
    strategy: validationStrategy,
    options: registration,
    characters,
    authTypes,
    services: authTypes.includes('social') ? socials.map(({ service }) => service) : [],
    banner: authBanner,
    phones: phones && phones.countries.length > 0 ? phones : homePhones(intl.formatMessage({ id: 'auth.country.uz' })),
  };
}

export type AuthData = Awaited<ReturnType<typeof loadAuthData>>;
