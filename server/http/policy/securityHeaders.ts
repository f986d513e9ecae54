import type { IncomingMessage } from 'node:http';
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

/** Sets the security headers of every answer, besides the CSP. */
export function securityHeaders({ env, isSecure }: SecurityHeadersOptions): RequestHandler {
  const plain = helmetOf({ env, secure: false });
  const secure = helmetOf({ env, secure: true });
  const permissions = permissionsPolicy(
    [env.GAME_ORIGIN ?? [], (env.CSP_FRAMES ?? []).filter((host) => host.startsWith('https:'))].flat(),
  );
  return (req, res, next) => {
    res.setHeader('Reporting-Endpoints', 'csp="/csp-report"');
    res.setHeader(
      'Permissions-Policy',
      isUnder(contextOf(res).path, verification) ? permissions.camera : permissions.usual,
    );
    (isSecure(req) ? secure : plain)(req, res, next);
  };
}

function helmetOf({ env, secure }: { env: SecurityHeadersOptions['env']; secure: boolean }) {
  const [only, ...others] = env.FRAME_ANCESTORS;
  const frameguard = { "'self'": 'sameorigin', "'none'": 'deny' }[others.length === 0 ? (only ?? '') : ''];
  return helmet({
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
