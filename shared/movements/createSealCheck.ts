import type { MovementsKey } from './MovementsKey.ts';
import type { MovementsLine } from './readMovementsLine.ts';

type Seal = NonNullable<MovementsLine['seal']>;

/** Returns a function that checks whether one of the keys signed a seal; it resolves to null when this browser lacks Ed25519. */
export function createSealCheck(keys: readonly MovementsKey[]) {
  const imported = Promise.all(
    keys.map(({ kty, crv, x }) =>
      crypto.subtle.importKey('jwk', { kty, crv, x }, { name: 'Ed25519' }, false, ['verify']),
    ),
  );
  imported.catch(() => undefined);
  return async function check({ signature, signed }: Seal): Promise<boolean | null> {
    try {
      const text = new TextEncoder().encode(signed);
      for (const key of await imported)
        if (await crypto.subtle.verify('Ed25519', key, fromHex(signature), text)) return true;
      return false;
    } catch {
      return null;
    }
  };
}

/** Decodes hex, two characters per byte. */
function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: text.length / 2 }, (_, index) =>
    Number.parseInt(text.slice(index * 2, index * 2 + 2), 16),
  );
}
