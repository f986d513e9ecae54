import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { paddedDate } from './paddedDate.ts';

const SEPARATOR = /^[.,'\-/ ]$/;

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
    // Pasted, autofilled and kept text comes whole: without its zeros the mask would read "1.1.1990" as "11.19.90".
    ({ elementState, data }) => ({
      elementState: { ...elementState, value: paddedDate(elementState.value) },
      data: paddedDate(data),
    }),
    pad,
  ],
};
