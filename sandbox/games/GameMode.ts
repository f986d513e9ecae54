/** Real money or demo money. */
export type GameMode = 'play' | 'demo';
