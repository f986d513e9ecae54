import { scriptKey } from '#shared/keys/scriptKey.ts';

const CHOICE = new RegExp(`(?:^|;)\\s*${scriptKey}=Cyrl(?:;|$)`);

/** The script a visitor has chosen; undefined for the default one. It is part of the key of a cached page. */
export function scriptOf(cookie: string | undefined): 'Cyrl' | undefined {
  return cookie !== undefined && CHOICE.test(cookie) ? 'Cyrl' : undefined;
}
