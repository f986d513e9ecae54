import { escapeHtml } from '../escapeHtml.ts';

/** A form that pulls a lever; `inner` is markup: inputs and buttons. */
export type LeverForm = (path: string, inner: string) => string;

/** Forms carry the token, so that they work without JavaScript and a page of a stranger cannot make one. */
export function createLeverForm(token: string): LeverForm {
  return (path, inner) =>
    `<form class="row" method="post" action="/_/${path}"><input type="hidden" name="token" value="${escapeHtml(token)}">${inner}</form>`;
}
