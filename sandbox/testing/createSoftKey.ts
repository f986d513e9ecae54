import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Ceremony {
  challenge: string;
  /** Of the page; its host is the relying party unless `rpId` says so. */
  origin: string;
  rpId?: string;
}

/** An authenticator in software: an ES256 passkey with a counter, whose answers are the JSON texts that a browser sends. */
export interface SoftKey {
  id: string;
  /** The counter of the last answer. */
  counter: number;
  /** Copies of a key have counters of their own. */
  copy(): SoftKey;
  make(ceremony: Ceremony): string;
  use(ceremony: Ceremony & { isVerified?: boolean }): string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;
const { publicKey: anyPublic } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

type Keys = { publicKey: typeof anyPublic; privateKey: Parameters<typeof sign>[2] };

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest();

function softKey(keys: Keys, rawId: Buffer, start: number): SoftKey {
  const id = rawId.toString('base64url');
  const authenticatorData = (rpId: string, flags: number, counter: number, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([hash(rpId), Buffer.from([flags]), count, more]);
  };
  const clientData = (type: string, { challenge, origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const rpOf = ({ origin, rpId = new URL(origin).hostname }: Ceremony) => rpId;
  const answer = (response: object) =>
    JSON.stringify({ id, rawId: id, type: 'public-key', response, clientExtensionResults: {} });
  const key: SoftKey = {
    id,
    counter: start,
    copy: () => softKey(keys, rawId, key.counter),
    make: (ceremony) => {
      const { x = '', y = '' } = keys.publicKey.export({ format: 'jwk' });
      const cose = new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, rawId, isoCBOR.encode(cose)]);
      const authData = authenticatorData(rpOf(ceremony), PRESENT | VERIFIED | WITH_KEY, key.counter, credential);
      const object = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(object as Parameters<typeof isoCBOR.encode>[0])).toString(
          'base64url',
        ),
        transports: ['internal'],
      });
    },
    use: ({ isVerified = true, ...ceremony }) => {
      key.counter += 1;
      const data = authenticatorData(rpOf(ceremony), isVerified ? PRESENT | VERIFIED : PRESENT, key.counter);
      const client = clientData('webauthn.get', ceremony);
      const signature = sign('sha256', Buffer.concat([data, hash(client)]), keys.privateKey);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
  return key;
}

export function createSoftKey(): SoftKey {
  return softKey(generateKeyPairSync('ec', { namedCurve: 'P-256' }), randomBytes(32), 0);
}
