/**
 * Asks for the modules of a page once it has been painted. Runs in the browser, at the end of the shell.
 *
 * A page can be read, and its links and forms used, without them; on a slow line they would take the way from the styles,
 * fonts and the first picture, whatever priority they name. A tab in the background paints nothing: there a timer starts
 * them. The nonce goes to each by hand, because the policy trusts no script for where it came from.
 *
 * First of all it asks for the layout, in a task of its own: reading the page, laying it out and painting it at once takes a
 * phone too long.
 * Until that frame is painted the root has `data-first-frame`, by which style sheets leave out what is below the screen.
 */
const STARTER =
  '(function(e,m){var d=document,n=d.currentScript.nonce,h=d.documentElement.dataset,b;setTimeout(function(){d.body.offsetHeight});function a(t,k,p,u){var x=d.createElement(t);x[k]=p;x[t=="link"?"href":"src"]=u;x.nonce=n;d.head.append(x)}' +
  'function g(){if(b)return;b=1;delete h.firstFrame;m.forEach(function(u){a("link","rel","modulepreload",u)});e.forEach(function(u){a("script","type","module",u)})}' +
  'requestAnimationFrame(function(){setTimeout(g)});setTimeout(g,1e3)})';

/** A script that starts `entry` and fetches `modules`, which it imports, beside it. Addresses as the manifest names them. */
export function startScript(entry: readonly string[], modules: readonly string[]): string {
  return `${STARTER}(${JSON.stringify(entry)},${JSON.stringify(modules)})`;
}
