/** The part of a list of games that a page shows. */
export interface TileRange {
  /** Place of the first one in the list. */
  offset: number;
  limit: number;
}
