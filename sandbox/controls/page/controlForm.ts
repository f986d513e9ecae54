import { escapeHtml } from '#sandbox/http/escapeHtml.ts';

/** A form that calls a control; `inner` is markup: inputs and buttons. */
export type ControlForm = (path: string, inner: string) => string;

/** Forms contain the token, so that they work without JavaScript and a foreign page cannot forge them. */
export function createControlForm(token: string): ControlForm {
  return (path, inner) =>
    `<form class="row" method="post" action="/_/${path}"><input type="hidden" name="token" value="${escapeHtml(token)}">${inner}</form>`;
}
