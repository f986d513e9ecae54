import { escapeHtml } from '../escapeHtml.ts';

/** A form that pulls a control; `inner` is markup: inputs and buttons. */
export type ControlForm = (path: string, inner: string) => string;

/** Forms carry the token, so that they work without JavaScript and a page of a stranger cannot make one. */
export function createControlForm(token: string): ControlForm {
  return (path, inner) =>
    `<form class="row" method="post" action="/_/${path}"><input type="hidden" name="token" value="${escapeHtml(token)}">${inner}</form>`;
}
