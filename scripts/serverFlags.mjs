/**
 * How Node runs the server. Short-lived objects get 16 MB: V8's own choice grows to 128 MB within the first million requests and gives
 * nothing back, for no speed that could be measured. Also in the Dockerfile and the manual; a test compares them.
 */
export const serverFlags = ['--enable-source-maps', '--max-semi-space-size=16'];
