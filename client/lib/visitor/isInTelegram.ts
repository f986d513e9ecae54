/** What Telegram puts into the pages that it opens: an object in the apps, `external.notify` in old desktop versions. */
interface TelegramHost {
  TelegramWebviewProxy?: { postEvent?: unknown };
  external?: { notify?: unknown };
}

/** Origins of Telegram's web versions. */
const WEB_VERSION = /^https:\/\/(?:[a-z\d-]+\.)*telegram\.org$/;

/**
 * Whether Telegram has opened this page, as far as a page can check: by the bridge of its apps, or by the origin of the parent page in its
 * web versions. Data of Telegram in an address counts only there, because anybody can write an address.
 */
export function isInTelegram(window: Window): boolean {
  const { TelegramWebviewProxy: proxy, external } = window as unknown as TelegramHost;
  if (typeof proxy?.postEvent === 'function' || typeof external?.notify === 'function') return true;
  return window.parent !== window && WEB_VERSION.test(parentOrigin(window));
}

/** Firefox had no `ancestorOrigins` for long; the referrer of a frame's first document is the parent page. */
function parentOrigin({ location, document }: Window): string {
  const nearest = location.ancestorOrigins?.[0];
  if (nearest !== undefined) return nearest;
  const [origin = ''] = /^https:\/\/[^/]+/.exec(document.referrer) ?? [];
  return origin;
}
