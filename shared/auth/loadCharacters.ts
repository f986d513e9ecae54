import type { Call } from '#shared/api/call.ts';
import { getCharacters } from '#shared/api/rewards/loyalty.contract.ts';
import type { AuthConfig } from '#shared/content/authConfig.content.ts';
import type { RegistrationCharacter } from './characterField.ts';

/** Loads the characters that a registration offers. Empty when switched off or when loading fails, so that it never blocks registration. */
export async function loadCharacters(
  call: Call,
  { showCharacterSelect }: Pick<AuthConfig['registration'], 'showCharacterSelect'>,
  signal?: AbortSignal,
): Promise<RegistrationCharacter[]> {
  if (!showCharacterSelect) return [];
  const characters = await call(getCharacters, {}, signal ? { signal } : {}).catch(() => null);
  return (characters?.items ?? []).map(({ id, name, description: { title, image, images } }) => ({
    id,
    name: title || name,
    image: typeof image === 'string' && image !== '' ? image : (images?.['main'] ?? ''),
  }));
}
