import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';

const SEPARATOR = /^[.,'\-/ ]$/;
const ISO = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/;

/** Autofill and the system's calendar use `1990-02-28`. */
function fromIso(text: string): string {
  return text.replace(ISO, '$3.$2.$1');
}

/** A separator typed after one digit adds a leading zero: "5." becomes "05.". */
const pad: MaskitoPreprocessor = ({ elementState, data }) => {
  const {
    value,
    selection: [from, to],
  } = elementState;
  const isShort = /(^|\.)[1-9]$/.test(value.slice(0, from));
  if (from !== to || !SEPARATOR.test(data) || !isShort) return { elementState, data };
  return {
    elementState: {
      value: `${value.slice(0, from - 1)}0${value.slice(from - 1)}`,
      selection: [from + 1, to + 1],
    },
    data: '.',
  };
};

/** Formats typed, pasted or autofilled text as `dd.mm.yyyy`. */
export const dateMask: MaskitoOptions = {
  mask: [/\d/, /\d/, '.', /\d/, /\d/, '.', /\d/, /\d/, /\d/, /\d/],
  preprocessors: [
    ({ elementState, data }) => ({
      elementState: { ...elementState, value: fromIso(elementState.value) },
      data: fromIso(data),
    }),
    pad,
  ],
};
