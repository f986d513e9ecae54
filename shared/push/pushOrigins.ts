/** Push services of browser vendors. Subscriptions elsewhere are refused, because the server would send requests to any address. */
export const pushOrigins: readonly string[] = [
  'https://fcm.googleapis.com',
  'https://*.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
];
