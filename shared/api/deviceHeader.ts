/**
 * Header of the calls that sign in or up: the random id of the browser, 22 characters of base64url (ours). The platform uses it only to
 * match second accounts, never alone to refuse one: families and halls share devices. A platform may ignore it.
 */
export const deviceHeader = 'x-device-id';
