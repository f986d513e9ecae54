import type { Sign } from '#shared/care/Sign.ts';

type Text = (id: string, values?: Record<string, string | number>) => string;

/** What was seen, as a sentence. */
export function signText(sign: Sign, text: Text): string {
  const { kind } = sign;
  const times = 'times' in sign ? sign.times : 0;
  const factor = 'factor' in sign ? Math.floor(sign.factor) : 0;
  const hours = 'seconds' in sign ? Math.max(1, Math.round(sign.seconds / 3_600)) : 0;
  return text(`care.${kind}`, { times, factor, hours });
}
