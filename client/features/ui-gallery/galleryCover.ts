/** A generated cover, so that screenshots are the same in every run. */
export function galleryCover(hue: number): { src: string } {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><defs><radialGradient id="g" cy=".4"><stop stop-color="hsl(${hue} 70% 55%)"/><stop offset="1" stop-color="hsl(${hue} 75% 16%)"/></radialGradient></defs><path fill="url(#g)" d="M0 0h300v400H0z"/><g fill="none" stroke="hsl(${hue} 90% 82%)" stroke-width="6"><path d="M80 100h140v140H80z"/><path d="M80 100h140v140H80z" transform="rotate(45 150 170)"/><circle cx="150" cy="170" r="42"/></g></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}` };
}
