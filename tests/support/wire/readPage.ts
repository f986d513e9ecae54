import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { fetchedBrowser } from '../browsers/fetchedBrowser.ts';
import { readRoles } from '../looks/readRoles.ts';
import type { Player } from '../players/signUp.ts';

type Node = DefaultTreeAdapterTypes.Node;

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);
const mainOf = (node: Node): Node[] => (node.nodeName === 'main' ? [node] : childrenOf(node).flatMap(mainOf));
const UNSEEN = ['script', 'style', 'template'];

function wordsOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  return UNSEEN.includes(node.nodeName) ? '' : childrenOf(node).map(wordsOf).join('');
}

/** What the main part of a page has for whom it is sent, before any script: its words, and what stands there by role and name. */
export async function readPage(origin: string, path: string, player: Partial<Pick<Player, 'cookie'>> = {}) {
  const browser = fetchedBrowser(origin, player);
  await browser.open(path);
  const html = browser.html();
  return {
    words: mainOf(parse(html)).map(wordsOf).join(''),
    inMain: readRoles(html).filter(({ inside }) => inside.includes('main')),
  };
}
