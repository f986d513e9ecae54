import * as z from 'zod/mini';

const text = z.string();
const common = { id: text, rawId: text, type: z.literal('public-key') };

/** AuthenticationResponseJSON of WebAuthn, the fields that are read. */
export const assertion = z.object({
  ...common,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: z.optional(z.nullable(text)),
  }),
});

/** RegistrationResponseJSON of WebAuthn, the fields that are read. */
export const attestation = z.object({
  ...common,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});

/** Reads a credential that a browser sent as one text; null: it is none. */
export function readCredential<T extends z.ZodMiniType>(schema: T, credential: string): z.output<T> | null {
  let given: unknown;
  try {
    given = JSON.parse(credential);
  } catch {
    return null;
  }
  const parsed = schema.safeParse(given);
  return parsed.success ? parsed.data : null;
}
