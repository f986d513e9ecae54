/** Of the one page that cannot ask the message files: they may be what failed. */
export const rootErrorWords = {
  uz: { title: 'Sayt ochilmadi', retry: 'Sahifani yangilash' },
  ru: { title: 'Сайт не открылся', retry: 'Обновить страницу' },
} as const;
