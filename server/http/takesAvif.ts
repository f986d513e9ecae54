import type { IncomingHttpHeaders } from 'node:http';

/** The first versions that show AVIF but do not name it in the `Accept` of a document. All browsers of iOS are WebKit's. */
const FIREFOX = { pattern: /Firefox\/(\d+)\.(\d+)/, from: [93, 0] };
const IOS = { pattern: /OS (\d+)_(\d+)(?:_\d+)? like Mac OS X/, from: [16, 4] };
const SAFARI = { pattern: /Version\/(\d+)\.(\d+)[\d.]* Safari/, from: [16, 4] };

/**
 * Whether a document may show pictures as AVIF alone: by its `Accept`, where Chromium names what it shows; Safari and Firefox name it for
 * pictures only, so that their version decides. Anything unknown gets the older format.
 */
export function takesAvif(headers: IncomingHttpHeaders): boolean {
  if (headers.accept?.includes('image/avif')) return true;
  const agent = headers['user-agent'] ?? '';
  return [FIREFOX, IOS, SAFARI].some(({ pattern, from: [first = 0, second = 0] }) => {
    const version = pattern.exec(agent);
    const major = Number(version?.[1]);
    return major > first || (major === first && Number(version?.[2]) >= second);
  });
}
