/** `npm run test:full` looks at everything; `npm test` at one of each kind, where more of the same would only take time. */
export const isFull = process.env['TEST_FULL'] === '1';
