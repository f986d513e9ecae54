const SITE = 'yulduz.example';
const LICENSE = '0000/NAMUNA';

/** Who runs the site, and where they are reached: every page that names the operator takes it from here. */
export const operatorFacts = {
  phone: '+998 00 000 00 00',
  emails: {
    support: `support@${SITE}`,
    payments: `payments@${SITE}`,
    privacy: `privacy@${SITE}`,
    complaints: `complaints@${SITE}`,
  },
  social: {
    telegram: `https://${SITE}/telegram`,
    instagram: `https://${SITE}/instagram`,
    youtube: `https://${SITE}/youtube`,
  },
  company: { uz: '«Yulduz Namuna» MCHJ, Toshkent', ru: 'ООО «Yulduz Namuna», Ташкент' },
  licenseNumber: LICENSE,
  license: { uz: `Litsenziya № ${LICENSE}`, ru: `Лицензия № ${LICENSE}` },
};
