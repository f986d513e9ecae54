/**
 * Stands for facts of one player while a prelude is rendered: all but `readableParts` throw when they are read, so that a part of a page that reads
 * them outside a PlayerHole gets no prelude. `what`: of the player, for the message.
 */
export function unreadable<T extends object>(what: string, readableParts: Partial<T> = {}): T {
  return new Proxy(Object.freeze(readableParts), {
    get(parts, name) {
      if (name in parts) return parts[name as keyof T];
      if (typeof name === 'symbol') return undefined;
      throw new Error(`The player's ${what}.${name} is read outside a PlayerHole`);
    },
  }) as T;
}
