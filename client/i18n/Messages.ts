/** A piece of a message, with formatjs's numbers of kinds; numbers and dates come formatted, so messages have no other kinds. */
export type MessagePiece =
  /** A text. */
  | { type: 0; value: string }
  /** A value, by its name. */
  | { type: 1; value: string }
  /** A choice by a value: 5 by its text, 6 by the plural form of its number; `=0` in a plural is the number itself. */
  | { type: 5 | 6; value: string; options: Record<string, { value: MessagePiece[] }> }
  /** A marked text: `<terms>...</terms>`. */
  | { type: 8; value: string; children: MessagePiece[] };

/** Messages as syntax trees, compiled by the build, so that no parser ships. */
export type Messages = Record<string, MessagePiece[]>;
