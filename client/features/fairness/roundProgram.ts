/** The program on the page: it needs Node.js 18 or newer and nothing else. `checkRound.test.ts` runs it. */
export const ROUND_PROGRAM = `// node round.mjs HASH SERVER_SEED CLIENT_SEED NONCE [MINES]
const [hash, seed, clientSeed, nonce, mines = '3'] = process.argv.slice(2);
const { subtle } = globalThis.crypto ?? (await import('node:crypto')).webcrypto;
const bytes = (text) => new TextEncoder().encode(text);
const hex = Buffer.from(await subtle.digest('SHA-256', bytes(seed))).toString('hex');
console.log('seed', hex === hash ? 'matches the hash' : 'DOES NOT MATCH THE HASH');

const rule = { name: 'HMAC', hash: 'SHA-256' };
const key = await subtle.importKey('raw', bytes(seed + ':' + clientSeed + ':' + nonce), rule, false, ['sign']);
const eight = [0, 1, 2, 3, 4, 5, 6, 7];
const blocks = await Promise.all(eight.map((block) => subtle.sign('HMAC', key, bytes(String(block)))));
const words = blocks.flatMap((block) => eight.map((at) => new DataView(block).getUint32(at * 4)));
function numbers(...limits) {
  let next = 0;
  return limits.map((limit) => {
    while (words[next] >= 2 ** 32 - (2 ** 32 % limit)) next += 1;
    next += 1;
    return words[next - 1] % limit;
  });
}
const board = Array.from({ length: 25 }, (_, cell) => cell);
numbers(...board.slice(0, Number(mines)).map((cell) => 25 - cell)).forEach((step, cell) => {
  [board[cell], board[cell + step]] = [board[cell + step], board[cell]];
});
console.log('words', ...words.slice(0, 5));
console.log('roulette', ...numbers(37));
console.log('crash', Math.min(100000, Math.floor((97 * 2 ** 32) / (2 ** 32 - words[0]))));
console.log('plinko', ...numbers(4096));
console.log('dice', ...numbers(6, 6, 6).map((side) => side + 1));
console.log('mines', ...board.slice(0, Number(mines)));
console.log('baccarat', ...numbers(52, 52, 52, 52, 52, 52));
`;
