/** Whether a text is a month, `yyyy-mm`. */
export const isMonthName = (text: string): boolean => /^[12]\d{3}-(?:0[1-9]|1[0-2])$/.test(text);
