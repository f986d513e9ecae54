/** What a finished round of a provably fair game reveals (docs/fairness.md). */
export interface FairRound {
  /** Shown before the bet. */
  hash: string;
  seed: string;
  clientSeed: string;
  nonce: string;
}

/** Numbers by game, as docs/fairness.md draws them. A slot's reels stop at words modulo the length of their strips. */
interface CheckedRound {
  /** Whether the seed is the one that was fixed before the bet. */
  isSame: boolean;
  numbers: readonly (readonly [game: string, numbers: readonly number[]])[];
}

const BLOCKS = 8;
const WORDS = 2 ** 32;
const CELLS = 25;
/** Mined cells are drawn one after another: a board with fewer mines has the first of these. */
const MINES = 24;
const HOUSE = 97;
const MAX_CRASH = 100_000;

/** Recomputes a round in this browser. Rejects where it has no Web Crypto, as on a page without https. */
export async function checkRound({ hash, seed, clientSeed, nonce }: FairRound): Promise<CheckedRound> {
  const { subtle } = crypto;
  const bytes = (text: string) => new TextEncoder().encode(text);
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes(seed)));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const rule = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', bytes(`${seed}:${clientSeed}:${nonce}`), rule, false, ['sign']);
  const words: number[] = [];
  for (let block = 0; block < BLOCKS; block += 1) {
    const view = new DataView(await subtle.sign('HMAC', key, bytes(String(block))));
    for (let offset = 0; offset < view.byteLength; offset += 4) words.push(view.getUint32(offset));
  }
  return { isSame: hex === hash.toLowerCase(), numbers: numbersOf(words) };
}

function numbersOf(words: readonly number[]): CheckedRound['numbers'] {
  const draw = (limits: readonly number[]) => {
    const unread = [...words];
    return limits.map((limit) => {
      const end = WORDS - (WORDS % limit);
      const index = unread.findIndex((word) => word < end);
      return (unread.splice(0, index + 1).at(-1) ?? 0) % limit;
    });
  };
  const board = Array.from({ length: CELLS }, (_, cell) => cell);
  draw(board.slice(0, MINES).map((cell) => CELLS - cell)).forEach((step, cell) => {
    [board[cell], board[cell + step]] = [board[cell + step] as number, board[cell] as number];
  });
  const [first = 0] = words;
  return [
    ['slot', words.slice(0, 5)],
    ['roulette', draw([37])],
    ['crash', [Math.min(MAX_CRASH, Math.floor((HOUSE * WORDS) / (WORDS - first)))]],
    ['plinko', draw([4096])],
    ['dice', draw([6, 6, 6]).map((side) => side + 1)],
    ['mines', board.slice(0, MINES)],
    ['baccarat', draw([52, 52, 52, 52, 52, 52])],
  ];
}
