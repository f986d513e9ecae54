import { expect } from 'vitest';

/** The address that the sandbox wrote to a contact last; its page shows what would have gone out. */
export async function linkSentTo(sandbox: string, contact: string): Promise<string> {
  const html = (await (await fetch(sandbox)).text()).replaceAll('&amp;', '&');
  const literal = contact.replace(/[^\w@]/g, '\\$&');
  const sent = new RegExp(`${literal}(?:<[^>]*>|\\s)*Yulduz: [^<]*?(/[a-z/]+\\?[^\\s"<]+)`).exec(html);
  expect(sent, `a link for ${contact}`).not.toBeNull();
  return sent?.[1] ?? '';
}
