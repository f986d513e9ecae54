export const searchConfig = {
  minLength: 2,
  debounce: 300,
  pageSize: 12,
  suggestions: {
    uz: ['Anor', 'Samarkand', 'Book', 'Roulette', 'Blackjack', 'Crown', 'Wolf', 'Jackpot', 'Rocket', 'Dragon'],
    ru: ['Anor', 'Samarkand', 'Book', 'Roulette', 'Blackjack', 'Crown', 'Wolf', 'Jackpot', 'Rocket', 'Dragon'],
  },
};
