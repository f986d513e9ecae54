export const searchConfig = {
  minLength: 2,
  debounce: 300,
  pageSize: 12,
  suggestions: {
    uz: ['Anor', 'Samarqand', 'Ruletka', 'Yulduz', 'Boʻri', 'Humo', 'Jekpot', 'Lola', 'Registon', 'Pamir'],
    ru: ['Анор', 'Самарканд', 'Рулетка', 'Юлдуз', 'Бўри', 'Хумо', 'Джекпот', 'Лола', 'Регистон', 'Памир'],
  },
};
