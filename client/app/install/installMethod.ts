interface Device {
  userAgent: string;
  maxTouchPoints: number;
  /** Opened from the home screen. */
  isInstalled: boolean;
  hasPrompt: boolean;
}

/** How this device installs the site: by the browser's question, by hand in Safari on iPhone and iPad, or not at all. */
export function installMethod({
  userAgent,
  maxTouchPoints,
  isInstalled,
  hasPrompt,
}: Device): 'prompt' | 'byHand' | null {
  if (isInstalled) return null;
  if (hasPrompt) return 'prompt';
  // An iPad says that it is a Mac; no Mac has a touch screen.
  const isApple = /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  // Other browsers, and the ones inside of apps, have no such entry in their menu.
  const isSafari = /Version\/[\d.]+.*Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPT\//.test(userAgent);
  return isApple && isSafari ? 'byHand' : null;
}
