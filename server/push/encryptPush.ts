import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Keys of a push subscription. */
export interface PushKeys {
  /** The device's public key and its secret, base64url. */
  p256dh: string;
  auth: string;
}

/** Only for the example of the RFC; otherwise both are random for every message. */
interface Fixed {
  salt: Buffer;
  privateKey: Buffer;
}

const CURVE = 'prime256v1';
const RECORD = 4096;
const SALT_BYTES = 16;
/** Delimiter of the last record (RFC 8188). */
const LAST = Buffer.from([2]);

/** Encrypts the body of a message for one device: `aes128gcm` with a key that only the device can derive (RFC 8291). Throws for invalid keys. */
export function encryptPush(text: string, { p256dh, auth }: PushKeys, fixed?: Fixed): Buffer {
  const device = Buffer.from(p256dh, 'base64url');
  const secret = Buffer.from(auth, 'base64url');
  if (secret.length !== SALT_BYTES) throw new RangeError('a secret of 16 bytes');
  const keyPair = createECDH(CURVE);
  if (fixed) keyPair.setPrivateKey(fixed.privateKey);
  else keyPair.generateKeys();
  const salt = fixed?.salt ?? randomBytes(SALT_BYTES);
  const publicKey = keyPair.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device, publicKey]);
  const key = derive(keyPair.computeSecret(device), secret, info, 32);
  const contentKey = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce);
  const sealed = Buffer.concat([cipher.update(text), cipher.update(LAST), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD);
  size[4] = publicKey.length;
  return Buffer.concat([salt, size, publicKey, sealed]);
}

function derive(key: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
}
