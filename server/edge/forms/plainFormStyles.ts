import type { Brand } from '../../../shared/brand.ts';

/** CSS for a plain document with a form: its problem, its fields, and the invalid field. */
export function plainFormStyles({ colours }: Brand): string {
  return [
    `#problem{color:${colours.dangerText}}`,
    'form{display:grid;gap:8px;margin:0 0 16px}',
    `label{color:${colours.muted};font-size:14px}`,
    `input,textarea{width:100%;margin:0 0 8px;padding:12px 16px;border:1px solid ${colours.fieldLine};border-radius:12px;background:${colours.sunken};color:inherit;font:inherit}`,
    `[aria-invalid]{border-color:${colours.danger}}`,
    'button{justify-self:start}',
  ].join('');
}
