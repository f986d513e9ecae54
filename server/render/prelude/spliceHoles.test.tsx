import { type Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { createContext, type ReactNode, Suspense, use, useId } from 'react';
import { renderToPipeableStream, resumeToPipeableStream } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, test } from 'vitest';
import { ContentHole } from '#client/app/document/ContentHole.tsx';
import { ContentHoleContext } from '#client/app/document/ContentHoleContext.ts';
import { PlayerHole } from '#client/context/PlayerHole.tsx';
import { PreludeContext } from '#client/context/PreludeContext.ts';
import { readable } from '#client/context/readable.ts';
import { cutPrelude } from './cutPrelude.ts';
import { HolesSink } from './HolesSink.ts';
import { readHoles } from './readHoles.ts';
import { spliceHoles } from './spliceHoles.ts';

interface Player {
  name: string;
  games: readonly string[];
  /** Holes that throw, by number. */
  fails?: readonly number[];
  /** What the last hole waits for. */
  late?: Promise<string>;
}

const PlayerContext = createContext<Player | null>(null);
const marks = {
  nonce: 'f00d'.repeat(6),
  formId: 'ffffffffffffffffffffffff',
  uid: 'cafe'.repeat(8),
  state: 'babe'.repeat(8),
  head: 'bead'.repeat(8),
};

function Named({ hole, children }: { hole: number; children?: ReactNode }) {
  const player = use(PlayerContext);
  const id = useId();
  if (player?.fails?.includes(hole)) throw new Error('This hole fails');
  const waited = hole === 2 && player?.late ? use(player.late) : '';
  return (
    <a href={`/${player?.name}`} id={id} title={player?.name}>
      {player?.name}
      {waited}
      {children}
    </a>
  );
}

function Tile({ index }: { index: number }) {
  const id = useId();
  return <li aria-describedby={id}>Game {index}</li>;
}

function Page() {
  const games = use(PlayerContext)?.games ?? [];
  return (
    <html lang="uz" data-uid={marks.uid}>
      <body>
        <header>
          <PlayerHole fallback={<b>Account</b>}>
            <Named hole={0} />
          </PlayerHole>
        </header>
        <ul>
          {Array.from({ length: 20 }, (_none, index) => (
            <Tile key={index} index={index} />
          ))}
        </ul>
        <PlayerHole fallback={<i>Games</i>}>
          <Named hole={1}>
            {games.map((game) => (
              <Tile key={game} index={game.length} />
            ))}
          </Named>
        </PlayerHole>
        <PlayerHole fallback={<u>Late</u>}>
          <Named hole={2} />
        </PlayerHole>
        <main>
          <ContentHole>
            <Named hole={3}>
              <Suspense fallback="None">
                <Tile index={3} />
              </Suspense>
            </Named>
          </ContentHole>
        </main>
      </body>
    </html>
  );
}

const documentFor = (player: Player | null, holes?: 'open' | 'filled') => (
  <PreludeContext value={player === null}>
    <ContentHoleContext value={holes}>
      <PlayerContext value={player}>
        <Page />
      </PlayerContext>
    </ContentHoleContext>
  </PreludeContext>
);

const { prelude, postponed } = await prerenderToNodeStream(documentFor(null, 'open'), {
  signal: AbortSignal.timeout(20),
  progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  onError: () => undefined,
});
const parts = cutPrelude(await text(prelude as unknown as Readable), marks);
const state = JSON.stringify(postponed);
const texts = { nonce: 'n', formId: 'f', uid: '7', state: '{}', head: '' };
const joined = (pieces: readonly (Buffer | string)[]) => pieces.join('');

/** Continues the prelude for a player; the sink goes on to get what is late. */
async function filled(player: Player) {
  const sink = new HolesSink();
  const { promise, resolve } = Promise.withResolvers<void>();
  const stream = resumeToPipeableStream(documentFor(player, 'filled'), JSON.parse(state), {
    nonce: 'n',
    onShellReady: () => void setImmediate(resolve),
    onError: () => undefined,
  });
  await promise;
  const react = stream as unknown as { pipe(to: Writable): void };
  react.pipe(sink);
  const holes = readHoles(sink.take());
  return { sink, holes, html: joined(spliceHoles(parts, texts, holes)) };
}

/** The whole document, rendered without a prelude. */
async function whole(player: Player): Promise<string> {
  let html = '';
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      html += chunk.toString();
      done();
    },
  });
  await new Promise<void>((resolve) => {
    const react = renderToPipeableStream(documentFor(player), {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        sink.on('finish', resolve);
        react.pipe(sink);
      },
    });
  });
  return html.replaceAll(marks.uid, texts.uid);
}

const withoutScripts = (html: string) => html.replace(/<script.*?<\/script>/gs, '');

test('a prelude with filled holes is the document that React renders as a whole, ids included, whatever a name is', async () => {
  const names = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('</div><script>alert(1)</script>', '$RC("B:0","S:1")</script>', '<!--/$-->', '"\'&<>', marks.uid),
  );
  await fc.assert(
    fc.asyncProperty(names, fc.uniqueArray(fc.string(), { maxLength: 10 }), async (name, games) => {
      const player = { name, games };
      const { html, holes } = await filled(player);
      expect(holes.failed.size).toBe(0);
      // The mark in a name stays: slots are cut before a player is known.
      const expected = await whole(name === marks.uid ? { name: 'MARK', games } : player);
      expect(withoutScripts(html)).toBe(withoutScripts(expected).replaceAll('MARK', marks.uid));
    }),
    { numRuns: 8 },
  );
});

test('a hole of 40 kB is filled in place', async () => {
  const name = 'x'.repeat(40_000);
  const { html } = await filled({ name, games: [] });
  expect(html.split(name)).toHaveLength(13);
  expect(html).not.toContain('hidden id="S:');
});

test('a hole that throws keeps its fallback for readers without script, and the browser renders it', async () => {
  const { html, holes } = await filled({ name: 'Ali', games: [], fails: [0] });
  expect([...holes.failed]).toEqual(['0']);
  expect(html).toContain('<header><!--$!--><template></template><b>Account</b><!--/$--></header>');
  expect(html).not.toContain('This hole fails');
  expect(html.match(/>Ali/g)).toHaveLength(3);
});

test('a late hole waits in its place, and follows with what its instruction needs', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { html, holes, sink } = await filled({ name: 'Ali', games: [], late: readable(promise) });
  expect(html).toContain('<!--$?--><template id="B:2"></template><u>Late</u><!--/$-->');
  expect([...holes.filled.keys()]).toEqual(['0', '1', '3']);
  expect(holes.runtime).toContain('$RC=function');
  const { promise: came, resolve: take } = Promise.withResolvers<string>();
  sink.passOn(take);
  resolve(' in time');
  expect(await came).toMatch(/<div hidden id="S:\w+">.*Ali<!-- --> in time.*\$RC\("B:2","S:\w+"\)/s);
});

test('cutPrelude, for a section that was not loaded, throws', () => {
  const waiting = '<!--$?--><template id="B:0"></template>waiting<!--/$-->';
  expect(() => cutPrelude(waiting, marks)).toThrow('not loaded in time');
});
