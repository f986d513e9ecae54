export function keepAssets(dist: string): (id: string | undefined) => void;
