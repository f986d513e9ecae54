import { expect } from 'vitest';

/** The last code that the sandbox sent to a contact, read from its page of messages. Fails the test when there is none. */
export async function codeSentTo(sandbox: string, contact: string): Promise<string> {
  const html = await (await fetch(sandbox)).text();
  const literal = contact.replace(/[^\w@]/g, '\\$&');
  const sent = new RegExp(`${literal}(?:<[^>]*>|\\s)*Yulduz: (\\d{6})`).exec(html);
  expect(sent, `a code for ${contact}`).not.toBeNull();
  return sent?.[1] ?? '';
}
