import type { Brand } from '#shared/brand.ts';

/** CSS for a plain document with a form: its problem, its fields, and the invalid field. */
export function plainFormStyles({ dark }: Brand): string {
  return [
    `#problem{color:${dark.dangerText}}`,
    'form{display:grid;gap:8px;margin:0 0 16px}',
    `label{color:${dark.muted};font-size:14px}`,
    `input,textarea{width:100%;margin:0 0 8px;padding:12px 16px;border:1px solid ${dark.fieldLine};border-radius:12px;background:${dark.sunken};color:inherit;font:inherit}`,
    `[aria-invalid]{border-color:${dark.danger}}`,
    'button{justify-self:start}',
  ].join('');
}
