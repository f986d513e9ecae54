import { createHmac, randomBytes } from 'node:crypto';
import type { Env } from '#config/env.ts';
import { createCaseNumber } from '#shared/support/createCaseNumber.ts';
import { createTicketCode } from '#shared/support/createTicketCode.ts';
import { TICKET_KEY_FIELD } from '#shared/support/ticketKeyField.ts';
import { contentHash } from './contentHash.ts';

interface SentForm {
  fields: Readonly<Record<string, string>>;
  files: readonly File[];
  /** Who sends it. */
  visitor: string;
}

/** By what the platform knows a message again. */
interface TicketIdentity {
  number: string;
  code: string;
  /** Of a further message. */
  key: string;
  /** One for each file. */
  fileKeys: string[];
}

/** Gives the same identity to the same form, whenever it is sent. */
export type TicketIdentities = (form: SentForm) => Promise<TicketIdentity>;

/** All that a visitor can edit in a ticket, and what tells two replies apart. */
const TICKET_FIELDS = ['subject_id', 'name', 'email', 'text'];
const REPLY_FIELDS = ['number', 'text'];

/**
 * Derives number, code and keys from the form's own key, its sender, its fields and its files: a form sent again by a reload or a double press
 * is the same ticket, and an edited one is another. They are secret like random ones: the key of the derivation is DEVICE_SECRET; without it,
 * another process gives other ones. A form without a key of its own gets random ones.
 */
export function createTicketIdentities({ DEVICE_SECRET }: Partial<Pick<Env, 'DEVICE_SECRET'>>): TicketIdentities {
  const secret = `tickets\0${DEVICE_SECRET ?? randomBytes(32).toString('hex')}`;
  const digest = (parts: readonly unknown[]) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest();
  return async ({ fields, files, visitor }) => {
    const parts = [fields[TICKET_KEY_FIELD] || crypto.randomUUID(), visitor];
    const valuesOf = (names: readonly string[]) => names.map((name) => fields[name] ?? '');
    const contents: string[] = [];
    for (const file of files) contents.push(await contentHash(file));
    let block = 0;
    const bytes = () => digest(['ticket', ...parts, valuesOf(TICKET_FIELDS), contents, (block += 1)]);
    return {
      number: createCaseNumber(bytes),
      code: createTicketCode(bytes),
      key: digest(['reply', ...parts, valuesOf(REPLY_FIELDS), contents]).toString('hex'),
      fileKeys: contents.map((content, index) =>
        digest(['file', ...parts, valuesOf(REPLY_FIELDS), valuesOf(TICKET_FIELDS), content, index]).toString('hex'),
      ),
    };
  };
}
