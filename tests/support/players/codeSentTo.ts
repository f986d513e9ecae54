import { expect } from 'vitest';

/** The code that the sandbox sent to a contact last; its page shows what would have gone out. */
export async function codeSentTo(sandbox: string, contact: string): Promise<string> {
  const html = await (await fetch(sandbox)).text();
  const literal = contact.replace(/[^\w@]/g, '\\$&');
  const sent = new RegExp(`${literal}(?:<[^>]*>|\\s)*Yulduz: (\\d{6})`).exec(html);
  expect(sent, `a code for ${contact}`).not.toBeNull();
  return sent?.[1] ?? '';
}
