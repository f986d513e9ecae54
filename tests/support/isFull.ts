/** Whether this is `npm run test:full`, which tests everything; `npm test` takes one of each kind where more would only take time. */
export const isFull = process.env['TEST_FULL'] === '1';
