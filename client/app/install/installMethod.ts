interface Device {
  userAgent: string;
  maxTouchPoints: number;
  /** The page was opened from the home screen. */
  isInstalled: boolean;
  hasPrompt: boolean;
}

/** How this device can install the site: by the browser's prompt, by hand in Safari on iPhone and iPad, or not at all. */
export function installMethod({
  userAgent,
  maxTouchPoints,
  isInstalled,
  hasPrompt,
}: Device): 'prompt' | 'byHand' | null {
  if (isInstalled) return null;
  if (hasPrompt) return 'prompt';
  // An iPad reports itself as a Mac, but no Mac has a touch screen.
  const isApple = /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  // Other browsers, and those inside apps, lack the menu entry to install.
  const isSafari = /Version\/[\d.]+.*Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPT\//.test(userAgent);
  return isApple && isSafari ? 'byHand' : null;
}
