import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { fetchedBrowser } from '#tests/support/browsers/fetchedBrowser.ts';
import { readRoles } from '#tests/support/looks/readRoles.ts';
import type { Player } from '#tests/support/players/signUp.ts';

type Node = DefaultTreeAdapterTypes.Node;

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);
const mainOf = (node: Node): Node[] => (node.nodeName === 'main' ? [node] : childrenOf(node).flatMap(mainOf));
const UNSEEN = ['script', 'style', 'template'];

function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  return UNSEEN.includes(node.nodeName) ? '' : childrenOf(node).map(textOf).join('');
}

/** Text, and elements by role and name, of `main` in the HTML of a page for this player. Rejects when the page does not answer 200. */
export async function readPage(origin: string, path: string, player: Partial<Pick<Player, 'cookie'>> = {}) {
  const browser = fetchedBrowser(origin, player);
  await browser.open(path);
  const html = browser.html();
  return {
    mainText: mainOf(parse(html)).map(textOf).join(''),
    inMain: readRoles(html).filter(({ inside }) => inside.includes('main')),
  };
}
