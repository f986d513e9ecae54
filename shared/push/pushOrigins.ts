/** Where browsers' vendors take notifications; a subscription elsewhere is refused: the server would send wherever it says. */
export const pushOrigins: readonly string[] = [
  'https://fcm.googleapis.com',
  'https://*.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
];
