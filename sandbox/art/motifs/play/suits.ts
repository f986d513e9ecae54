/** Card suits around 0,0 (about 24 units high), as fills. */
export const suits = {
  spade: 'M0-13C3-6 12-2 12 5C12 11 5 12 2 8Q2 12 6 14H-6Q-2 12-2 8C-5 12-12 11-12 5C-12-2-3-6 0-13z',
  heart: 'M0 13C-4 7-13 2-13-5C-13-13-4-14 0-7C4-14 13-13 13-5C13 2 4 7 0 13z',
  diamond: 'M0-14Q4-6 10 0Q4 6 0 14Q-4 6-10 0Q-4-6 0-14z',
  club: 'M-4-3A6.5 6.5 0 1 1 4-3A6.5 6.5 0 1 1 2 6Q2 11 6 13H-6Q-2 11-2 6A6.5 6.5 0 1 1-4-3z',
} as const;

export type Suit = keyof typeof suits;

/** Ranks in a box of about 10 by 14 units from 0,0, as strokes. */
export const ranks = {
  A: 'M0 14L5 0L10 14M2 9H8',
  K: 'M1 0V14M9 0L1 8M4 6L10 14',
  Q: 'M5 0Q0 0 0 7Q0 14 5 14Q10 14 10 7Q10 0 5 0zM6 10L10 15',
  J: 'M8 0V9Q8 14 4 14Q0 14 0 10M4 0H11',
  T: 'M0 2L2 0V14M9 0Q5 0 5 7Q5 14 9 14Q12 14 12 7Q12 0 9 0z',
} as const;

export type Rank = keyof typeof ranks;
