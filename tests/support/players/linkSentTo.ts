import { expect } from 'vitest';

/** The last link that the sandbox sent to a contact, read from its page of messages. Fails the test when there is none. */
export async function linkSentTo(sandbox: string, contact: string): Promise<string> {
  const html = (await (await fetch(sandbox)).text()).replaceAll('&amp;', '&');
  const literal = contact.replace(/[^\w@]/g, '\\$&');
  const sent = new RegExp(`${literal}(?:<[^>]*>|\\s)*Yulduz: [^<]*?(/[a-z/]+\\?[^\\s"<]+)`).exec(html);
  expect(sent, `a link for ${contact}`).not.toBeNull();
  return sent?.[1] ?? '';
}
