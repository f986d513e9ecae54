import { spawn } from 'node:child_process';
import { freePort } from '#tests/support/sites/freePort.ts';
import { startDisplay } from './startDisplay.ts';
import { webDriver } from './webDriver.ts';

/** A page of WebKitGTK. Every method rejects with the error of the driver. */
export interface WebKitPage {
  open(address: string): Promise<void>;
  /** Runs the body of a function in the page; resolves with its result. */
  read<T>(body: string): Promise<T>;
  press(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  stop(): Promise<void>;
}

/** The path in Debian's package webkit2gtk-driver. */
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Opens a page of WebKitGTK by the WebDriver protocol: Playwright drives only its own build of WebKit. Rejects when the driver does not start. */
export async function openWebKit(driver: string): Promise<WebKitPage> {
  const [port, display] = await Promise.all([freePort(), startDisplay()]);
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name, NO_AT_BRIDGE: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const binary = process.env['WEBKIT_PATH'] ?? BROWSER;
  const { send, find, end } = await webDriver(`http://127.0.0.1:${port}`, {
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  return {
    open: async (address) => void (await send('POST', '/url', { url: address })),
    read: (body) => send('POST', '/execute/sync', { script: body, args: [] }),
    press: async (selector) => void (await send('POST', `${await find(selector)}/click`, {})),
    type: async (selector, text) => void (await send('POST', `${await find(selector)}/value`, { text })),
    async stop() {
      await end();
      child.kill();
      display.stop();
    },
  };
}
