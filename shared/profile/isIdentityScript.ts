import { isLoopbackHost } from '#shared/url/isLoopbackHost.ts';
import { IDENTITY_HOSTS } from './identityHosts.ts';

/**
 * Whether `address` may be loaded as the identity provider's script: of its own hosts over https, or of this machine where the page is of
 * this machine too, which is how the sandbox offers its stand-in. The content policy does not decide this: what a trusted script loads
 * runs with all rights of the page, from any host.
 */
export function isIdentityScript(address: string, pageHost: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (isLoopbackHost(pageHost) && url.protocol === 'http:' && isLoopbackHost(url.host)) return true;
  return IDENTITY_HOSTS.some((allowed) => {
    const [scheme, names = ''] = allowed.split('//*');
    return url.protocol === scheme && url.port === '' && url.hostname.endsWith(names);
  });
}
