/** Called for every call of an upstream whose visitor did not leave: method or collection, duration in ms, and the error if it failed. */
export type ObserveCall = (operation: string, ms: number, error?: unknown) => void;
