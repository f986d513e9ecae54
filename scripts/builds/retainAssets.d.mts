export function retainAssets(folders: { before: string; built: string; id: string }): void;
