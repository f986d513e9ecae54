/** How values are encoded on the wire (A-04..A-06), for browser, server and sandbox. */

/** Fields whose text may be "null", so it is not decoded to null. */
const FREE_TEXT = new Set(['text', 'password', 'repeat_password', 'old_password', 'new_password', 'code', 'message']);

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function scalar(value: unknown): string {
  if (Array.isArray(value)) return value.map(scalar).join(',');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

/** Encodes query parameters of a GET: null and undefined are dropped, lists joined by commas, objects written as JSON. */
export function toQuery(values: Record<string, unknown>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (value !== null && value !== undefined) query.append(key, scalar(value));
  }
  return query;
}

/** Encodes the multipart body of a POST: empty is `''` for a field named text, else the text `null`; objects use bracket keys. */
export function toFormData(values: Record<string, unknown>): FormData {
  const form = new FormData();
  const append = (key: string, value: unknown): void => {
    if (isEmpty(value)) form.append(key, key === 'text' ? '' : 'null');
    else if (value instanceof Blob) form.append(key, value);
    else if (Array.isArray(value)) form.append(key, scalar(value));
    else if (typeof value === 'object') {
      for (const [inner, nested] of Object.entries(value as object)) append(`${key}[${inner}]`, nested);
    } else form.append(key, String(value));
  };
  for (const [key, value] of Object.entries(values)) append(key, value);
  return form;
}

/** Decodes a body of toFormData, as the platform does. Keys that could reach a prototype are dropped. */
export function fromFormData(form: FormData): Record<string, unknown> {
  const result: Record<string, unknown> = Object.create(null);
  for (const [key, raw] of form.entries()) {
    const [head = '', ...path] = key.replaceAll(']', '').split('[');
    const steps = [head, ...path];
    if (steps.some((step) => step === '__proto__' || step === 'constructor' || step === 'prototype')) continue;
    const value = raw === 'null' && !FREE_TEXT.has(head) ? null : raw;
    let target = result;
    for (const step of steps.slice(0, -1)) {
      const next = target[step];
      if (typeof next === 'object' && next !== null && !(next instanceof Blob))
        target = next as Record<string, unknown>;
      else target = (target[step] = Object.create(null)) as Record<string, unknown>;
    }
    target[steps.at(-1) as string] = value;
  }
  return result;
}
