export function retainAssets(dist: string): (id: string | undefined) => void;
