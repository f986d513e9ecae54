/** Allowed phone countries. `#` in a mask is a digit; the digits of code and mask together make a number. */
export const phoneCountries = [
  { code: 'UZ', phone_code: '998', mask: '## ###-##-##', name: { uz: 'Oʻzbekiston', ru: 'Узбекистан' } },
  { code: 'KZ', phone_code: '7', mask: '### ###-##-##', name: { uz: 'Qozogʻiston', ru: 'Казахстан' } },
  { code: 'KG', phone_code: '996', mask: '### ###-###', name: { uz: 'Qirgʻiziston', ru: 'Кыргызстан' } },
  { code: 'TJ', phone_code: '992', mask: '## ###-####', name: { uz: 'Tojikiston', ru: 'Таджикистан' } },
  { code: 'TM', phone_code: '993', mask: '## ###-###', name: { uz: 'Turkmaniston', ru: 'Туркменистан' } },
  { code: 'RU', phone_code: '7', mask: '### ###-##-##', name: { uz: 'Rossiya', ru: 'Россия' } },
] as const;
