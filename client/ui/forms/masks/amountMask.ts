import type { MaskitoOptions } from '@maskito/core';

const NO_BREAK_SPACE = '\u00A0';
const GAPS = /[\p{Zs}\p{Cf}]/gu;

/** The tokens of digits in groups of three, and of the decimals that have been typed. */
function tokensOf([whole = '', mark, decimals = '']: readonly string[]): (RegExp | string)[] {
  const tokens: (RegExp | string)[] = [];
  for (let end = whole.length; end > 0; end -= 1) {
    tokens.push(/\d/);
    if (end > 1 && end % 3 === 1) tokens.push(NO_BREAK_SPACE);
  }
  return mark === undefined ? tokens : [...tokens, /[.,]/, ...Array.from(decimals, () => /\d/)];
}

/**
 * Groups digits while they are typed: `1 250 000`, with at most `digits` decimals (A-91, A-129). Any other text stays as typed or pasted,
 * to be refused with a reason: a mask that drops a comma, a minus or an `e` makes another sum of what is left.
 */
export function amountMask(digits: number): MaskitoOptions {
  const grouped = new RegExp(`^(0|[1-9]\\d*)${digits > 0 ? `(?:([.,])(\\d{0,${digits}}))?` : ''}$`);
  return {
    mask: ({ value }) => {
      const parts = grouped.exec(value.replace(GAPS, ''));
      return parts ? tokensOf(parts.slice(1)) : /^[^]*$/;
    },
  };
}
