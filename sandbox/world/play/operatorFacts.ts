const SITE = 'yulduz.example';
const LICENSE = '0000/NAMUNA';

/** The operator and its contacts, used by every page that names them. */
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
