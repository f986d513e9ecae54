import ipaddr from 'ipaddr.js';
import { scrubPersonal } from './scrubPersonal.ts';

/**
 * Makes any value safe for a log line: fields that could identify or impersonate a player become `[r]` at any depth, long texts are cut,
 * and errors become type, message, stack, code and cause without the request objects HTTP clients attach. A safety net: bodies and headers
 * must not be logged in the first place. `secretNames`: more names of secret fields, as secretName spells them.
 */
export function redact(value: unknown, secretNames?: ReadonlySet<string>, depth = 0): unknown {
  if (typeof value === 'string') return value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return '[deep]';
  if (value instanceof Error) return redactError(value, secretNames, depth);
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((item) => redact(item, secretNames, depth + 1));
  if (ArrayBuffer.isView(value)) return '[binary]';
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const field = (value as Record<string, unknown>)[key];
    result[key] = isSecret(key, secretNames)
      ? CENSOR
      : key === 'ip'
        ? truncateAddress(field)
        : redact(field, secretNames, depth + 1);
  }
  return result;
}

const CENSOR = '[r]';
/** Characters. */
const MAX_LENGTH = 2048;
const MAX_DEPTH = 6;
const MAX_ITEMS = 100;

/** Compared in lower case without `_` and `-`: `new_password`, `newPassword` and `New-Password` are one name. */
const secrets = new Set(
  [
    'authorization cookie setcookie proxyauthorization idempotencykey',
    'password newpassword oldpassword repeatpassword repeat code twofactorcode phrase token accesstoken refreshtoken secret session',
    'requisites pan cvv cvc iban account document cpf passport',
    'email phone contact login firstname lastname birthdate hometown address postcode',
    // Where a gift is sent, and what a player attaches to a ticket.
    'delivery recipient street town note file files',
    // Whether an account is closed because of harm.
    'leavingreason',
    // The subscription of a device to notifications: with it, anybody may send to it.
    'endpoint p256dh auth',
    // The answer of an authenticator, and the challenge it is for.
    'credential challenge',
    'seonsession tgwebappdata tgdata hash initdata resendtime',
  ].flatMap((line) => line.split(' ')),
);

/** A field's name as names are compared: in lower case without `_` and `-`. */
export const secretName = (key: string): string => key.toLowerCase().replace(/[_-]/g, '');

function isSecret(key: string, secretNames: ReadonlySet<string> | undefined): boolean {
  const name = secretName(key);
  return secrets.has(name) || secretNames?.has(name) === true || /^(?:card|document|xcsrf)/.test(name);
}

function redactError(
  error: Error,
  secretNames: ReadonlySet<string> | undefined,
  depth: number,
): Record<string, unknown> {
  const { code, type } = error as { code?: unknown; type?: unknown };
  return {
    type: typeof type === 'string' ? type : error.name,
    message: textOf(error.message),
    stack: textOf(error.stack),
    // Codes such as ECONNRESET; a six-digit code could be a player's.
    ...(typeof code === 'string' && /^[A-Z][A-Z0-9_]+$/.test(code) && { code }),
    ...(error.cause !== undefined && { cause: redact(error.cause, secretNames, depth + 1) }),
  };
}

/** Cuts before redacting, to bound the work. */
function textOf(text: string | undefined): unknown {
  return text === undefined ? undefined : scrubPersonal(String(redact(text)));
}

function truncateAddress(address: unknown): string {
  // Parsed, because `2001:db8::7` is compressed: cutting its text would cut the wrong bits.
  if (typeof address !== 'string' || !ipaddr.isValid(address)) return CENSOR;
  const parsed = ipaddr.process(address);
  const network = parsed.toByteArray().fill(0, parsed.kind() === 'ipv4' ? 3 : 6);
  return ipaddr.fromByteArray(network).toString();
}
