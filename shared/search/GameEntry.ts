import type { Volatility } from '../url/hallQuery.ts';

/** A game as the search knows it. */
export interface GameEntry {
  sysname: string;
  name: string;
  /** Its sysname. */
  provider: string;
  providerName: string;
  type: 'slot' | 'live' | 'fast' | 'other';
  /** 300x400, or empty. */
  image: string;
  categories: readonly string[];
  hasDemo: boolean;
  isNew: boolean;
  /** Percent; 0: not told. */
  rtp: number;
  /** Null: not told. */
  volatility: Volatility | null;
}
