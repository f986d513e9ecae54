import type { Volatility } from '#shared/url/hallQuery.ts';

/** A game of the search index. */
export interface GameEntry {
  sysname: string;
  name: string;
  /** Sysname of the provider. */
  provider: string;
  providerName: string;
  type: 'slot' | 'live' | 'fast' | 'other';
  /** Address of the picture of 300x400, or empty. */
  image: string;
  categories: readonly string[];
  hasDemo: boolean;
  isNew: boolean;
  /** Percent; 0: unknown. */
  rtp: number;
  /** null: unknown. */
  volatility: Volatility | null;
}
