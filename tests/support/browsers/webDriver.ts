import { untilListening } from '../sites/untilListening.ts';

export interface WebDriverSession {
  /** A command of the session; `path` begins behind its id. Throws what the driver refuses. */
  send<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>;
  /** Path of the first element that a CSS selector finds. */
  find(selector: string): Promise<string>;
  end(): Promise<void>;
}

/** The key of an element's id in every answer. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A session of a driver that was just started at `origin` (W3C WebDriver). */
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
