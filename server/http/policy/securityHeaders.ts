import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Env } from '#config/env.ts';
import { transportSecurity } from '#server/http/hosts/transportSecurity.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { IDENTITY_HOSTS } from '#shared/profile/identityHosts.ts';
import { isUnder } from '#shared/url/isUnder.ts';
import { paths } from '#shared/url/paths.ts';

/** The variables the headers depend on, and which requests came over https. */
export interface SecurityHeadersOptions {
  env: Pick<Env, 'FRAME_ANCESTORS' | 'CSP_FRAMES'> & Partial<Pick<Env, 'GAME_ORIGIN'>>;
  isSecure: (req: IncomingMessage) => boolean;
}

const verification = [paths.profileVerification.build()];

/**
 * Sets the security headers of every answer, besides the CSP. Helmet runs once, at start; a request only copies the list (its thirteen
 * functions per request would cost a tenth of a cached page).
 */
export function securityHeaders({ env, isSecure }: SecurityHeadersOptions): RequestHandler {
  const plain = headersOf({ env, secure: false });
  const secure = headersOf({ env, secure: true });
  const permissions = permissionsPolicy(
    [env.GAME_ORIGIN ?? [], (env.CSP_FRAMES ?? []).filter((host) => host.startsWith('https:'))].flat(),
  );
  return (req, res, next) => {
    for (const [name, value] of isSecure(req) ? secure : plain) res.setHeader(name, value);
    res.setHeader(
      'Permissions-Policy',
      isUnder(contextOf(res).path, verification) ? permissions.camera : permissions.usual,
    );
    next();
  };
}

function headersOf({ env, secure }: { env: SecurityHeadersOptions['env']; secure: boolean }): [string, string][] {
  const [only, ...others] = env.FRAME_ANCESTORS;
  const frameguard = { "'self'": 'sameorigin', "'none'": 'deny' }[others.length === 0 ? (only ?? '') : ''];
  const computed: [string, string][] = [['Reporting-Endpoints', 'csp="/csp-report"']];
  const recorder = {
    setHeader: (name: string, value: string | number) => computed.push([name, String(value)]),
    removeHeader: () => {},
  };
  const ask = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure ? transportSecurity : false,
    // X-Frame-Options cannot express a list of hosts: beside frame-ancestors with hosts it would forbid what that allows.
    xFrameOptions: frameguard ? { action: frameguard as 'sameorigin' | 'deny' } : false,
    // Headers for old Internet Explorer and Flash, and a prefetch hint that costs more bytes than it saves.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  ask({} as IncomingMessage, recorder as unknown as ServerResponse, (error) => {
    if (error) throw error as Error;
  });
  return computed;
}

/** Sumsub's frame needs camera and microphone on the verification page; no other page does. */
function permissionsPolicy(frames: readonly string[]): { usual: string; camera: string } {
  const hosts = frames.map((host) => ` "${host}"`).join('');
  const rest = `geolocation=(), payment=(self), fullscreen=(self${hosts}), usb=(), midi=()`;
  const sumsub = `(self ${IDENTITY_HOSTS.map((host) => `"${host}"`).join(' ')})`;
  return {
    usual: `camera=(), microphone=(), ${rest}`,
    camera: `camera=${sumsub}, microphone=${sumsub}, ${rest}`,
  };
}
