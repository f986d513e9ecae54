import type { MaskitoOptions } from '@maskito/core';

const NO_BREAK_SPACE = '\u00A0';
/** Up to trillions; a longer number is a typing error. */
const MAX_DIGITS = 13;

/** Whole sums in groups of three: `1 250 000`. */
export const amountMask: MaskitoOptions = {
  mask: ({ value }) => {
    const digits = Math.min(MAX_DIGITS, value.replace(/\D/g, '').length);
    const tokens: (RegExp | string)[] = [];
    for (let left = digits; left > 0; left -= 1) {
      tokens.push(/\d/);
      if (left > 1 && left % 3 === 1) tokens.push(NO_BREAK_SPACE);
    }
    return tokens;
  },
  preprocessors: [
    // A pasted "1,250,000.00 soʻm" is 1250000, not 125000000.
    ({ elementState, data }) => ({ elementState, data: data.replace(/[.,]\d{1,2}(?!\d)/, '').replace(/\D/g, '') }),
  ],
  postprocessors: [
    ({ value, selection: [from, to] }) => {
      const noughts = /^[0\u00A0]+(?=\d)/.exec(value)?.[0].length ?? 0;
      return { value: value.slice(noughts), selection: [Math.max(0, from - noughts), Math.max(0, to - noughts)] };
    },
  ],
};
