/** Names the messages of one form to the platform, which takes what has one name once. */
export interface Outgoing<Name> {
  /** A message has gone out, has no answer yet, and `said` is not the same: what belongs to it, such as files, may be taken. */
  isOther(said: unknown): boolean;
  /** The name of `said`: that of the message before only if it said the same, so that an edited message is not taken for it. */
  nameOf(said: unknown): Name;
  /** The platform has the message: the next one is new, even if it says the same. */
  accepted(): void;
}

/** `said`: everything of a message that support will read, as JSON. */
export function createOutgoing<Name>(createName: () => Name): Outgoing<Name> {
  let last: { said: string; name: Name } | null = null;
  return {
    isOther: (said) => last !== null && last.said !== JSON.stringify(said),
    nameOf(said) {
      const written = JSON.stringify(said);
      if (last?.said !== written) last = { said: written, name: createName() };
      return last.name;
    },
    accepted() {
      last = null;
    },
  };
}
