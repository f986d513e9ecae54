import type { Response } from 'express';
import type { Env } from '#config/env.ts';

/** The pages that may show a preview in a frame. */
export type EditorFrameEnv = Partial<Pick<Env, 'PREVIEW_ORIGINS' | 'CONTENT_URL'>>;

/** The origins of editors' pages, by PREVIEW_ORIGINS or CONTENT_URL. */
export function editorOrigins({ PREVIEW_ORIGINS, CONTENT_URL }: EditorFrameEnv): readonly string[] {
  return PREVIEW_ORIGINS ?? (CONTENT_URL === undefined ? [] : [new URL(CONTENT_URL).origin]);
}

/** Lets this site and the editors' pages, and nobody else, show an answer in a frame. Call it after the policy of the page is set. */
export function allowEditorFrame(res: Response, env: EditorFrameEnv): void {
  const policy = String(res.getHeader('Content-Security-Policy') ?? '');
  const ancestors = `frame-ancestors ${["'self'", ...editorOrigins(env)].join(' ')}`;
  const rest = policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && !directive.startsWith('frame-ancestors'));
  res.setHeader('Content-Security-Policy', [...rest, ancestors].join('; '));
  // It cannot name another site.
  res.removeHeader('X-Frame-Options');
}
