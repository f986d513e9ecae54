import { untilListening } from '#tests/support/sites/untilListening.ts';

/** A session of the W3C WebDriver protocol. */
export interface WebDriverSession {
  /** Sends a command of the session; `path` follows the session's id. Rejects with the driver's error. */
  send<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>;
  /** Path of the first element that a CSS selector matches. Rejects when none does. */
  find(selector: string): Promise<string>;
  end(): Promise<void>;
}

/** The key of an element's id in answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Opens a session at a driver that was just started at `origin` (W3C WebDriver). Rejects when the driver refuses or does not listen. */
export async function webDriver(origin: string, capabilities: object): Promise<WebDriverSession> {
  await untilListening(Number(new URL(origin).port));
  let session = '/session';
  async function send<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
    const answer = await fetch(origin + session + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }
  const { sessionId } = await send<{ sessionId: string }>('POST', '', { capabilities: { alwaysMatch: capabilities } });
  session = `/session/${sessionId}`;
  return {
    send,
    async find(selector) {
      const found = await send<Record<string, string>>('POST', '/element', { using: 'css selector', value: selector });
      return `/element/${found[ELEMENT]}`;
    },
    end: async () => void (await send('DELETE', '')),
  };
}
