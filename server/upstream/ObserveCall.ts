/** Told about every call of an upstream that its visitor did not leave: a method or a collection, its milliseconds, and what went wrong, if anything did. */
export type ObserveCall = (operation: string, ms: number, error?: unknown) => void;
