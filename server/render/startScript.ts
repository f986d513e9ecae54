import { beaconPaths } from '#shared/keys/beaconPaths.ts';
import { cookieNames } from '#shared/keys/cookieNames.ts';

/**
 * On a slow connection the next pages are rendered for the data saver, and the home waits as it does with the data saver. Without TLS
 * nothing is measured.
 */
const SLOW_LINE =
  'var v=navigator.connection,t=performance.getEntriesByType("navigation")[0];' +
  `if(!/${cookieNames.dataSaver}=/.test(d.cookie)&&(v?/[23]g/.test(v.effectiveType):t&&t.secureConnectionStart&&t.connectEnd-t.connectStart>1e3))` +
  `{d.cookie="${cookieNames.dataSaver}=auto;path=/;max-age=1800;samesite=lax";w*=2}`;

/** The area of the toasts is marked once the page is hydrated. */
const IS_ALIVE = 'd.querySelector("[data-live]")';

/**
 * Whether the browser is one of those served (docs/tests.md): it has what no polyfill replaces, and an import map where the page has
 * one. In an older one the page stays as it is without scripts, instead of an error page over a good one.
 */
const IS_SERVED =
  'window.structuredClone&&Object.hasOwn&&' +
  '(!d.querySelector("script[type=importmap]")||HTMLScriptElement.supports&&HTMLScriptElement.supports("importmap"))';

/** Whether the browser needs nothing of client/polyfills.ts. */
const IS_MODERN = 'URL.parse&&Promise.withResolvers&&AbortSignal.any&&[].toSorted&&[].findLast&&"".toWellFormed';

/**
 * Handles presses before hydration: a button that fills a field (`data-fills`: its name, `value`: the text) fills it, and the last other
 * button that was pressed is pressed again after hydration. Links, details and forms need no help. React may hydrate during the press
 * itself, hence the timer. Where the page waits (2), such a press, a printable key, a field or the Tab key starts the scripts, and so does
 * the first touch of a visitor whose age is not confirmed.
 */
const EARLY_PRESSES =
  `var p,i,k=w>1?["click","keydown","focusin"]:["click"];function A(){return ${IS_ALIVE}}` +
  'function R(){clearInterval(i);k.forEach(function(o){removeEventListener(o,y,true)})}' +
  'function y(x){var z=x.target,q,l;if(!F)return;if(A())return p=0,R();' +
  'if(x.type=="click"){q=z.closest&&z.closest("button");if(!q||q.type=="submit")return;' +
  'l=q.dataset.fills;if(l)q.form[l].value=q.value;else setTimeout(function(){p=A()?0:q})}' +
  'else if(x.type=="keydown"?x.key!="Tab"&&(x.key==" "||x.key.length>1):!/^(INPUT|SELECT|TEXTAREA)$/.test(z.tagName))return;' +
  'g();i=i||setInterval(function(){if(!A())return;R();if(p)p.click()},50)}' +
  'k.forEach(function(o){addEventListener(o,y,true)});' +
  `if(w>1&&!/${cookieNames.age}=[1-9]/.test(d.cookie))addEventListener("pointerdown",g,{once:true});`;

/**
 * Reports errors of the page, from its first script on: a chunk that reports them could itself be what is missing. Texts go without the
 * queries of addresses, which may hold tokens, and at most five a document, since a page may throw in a loop. A refusal of the platform
 * is an answer, which nothing was left to show, and no defect of the page.
 */
const REPORTS =
  'var c=0;function E(x,k){var z="reason"in x?x.reason:x.error||x.message,s=window.__croupier||0;' +
  'function q(t,l){return t.replace(/(https?:\\/\\/[^\\s?#)]*)[?#][^\\s):]*/g,"$1").slice(0,l)}' +
  'if(!z||!z.message)z=Error(z);if(z.name!="AppError"&&c++<5)' +
  `navigator.sendBeacon("${beaconPaths.errors}",JSON.stringify({route:s.route?s.route():r,build:s.buildId||"",` +
  'kind:k||(z.name=="MessageError"?"message":void 0),message:q(""+z.message,300),stack:z.stack&&q(""+z.stack,2e3)}))}' +
  'addEventListener("error",E);addEventListener("unhandledrejection",E);';

/**
 * When a file of the start is missing, the entry throws, or what it starts fails (`__started`), the page stays as it is without scripts:
 * it can be read, and its links and forms work.
 */
const FAILED_START =
  'function V(){d.querySelectorAll("noscript").forEach(function(x){x.outerHTML=x.textContent})}' +
  'function D(z){if(!F)return;F=0;R();V();E({reason:z.target?Error("A file is missing: "+z.target.src):z},"start")}' +
  'function L(){var u=window.__started;u?u.catch(D):D(Error("The entry did not run"))}';

/**
 * Starts the scripts in the frame after the pictures of the first screen, or 0.8 s after the page is painted: all of them have the priority
 * of scripts, which are larger, and on a slow line each would arrive later by half a second.
 */
const AFTER_PICTURES =
  'function W(){var q=0;function Z(){--q||requestAnimationFrame(function(){setTimeout(g)})}' +
  'd.querySelectorAll("img[fetchpriority=high]").forEach(function(x){if(!x.complete){q++;x.addEventListener("load",Z);x.addEventListener("error",Z)}});' +
  'q?setTimeout(g,800):g()}';

/** Frames after the first in which more of the page is shown each; what remains is shown with the last. */
const FRAMES = 11;

/**
 * Requests the modules of a page once it is painted. Runs in the browser, at the end of the shell.
 *
 * The page can be read, and its links and forms used, without them; on a slow connection they would compete with the styles, fonts and the
 * first image, whatever priority they have. A background tab paints nothing: there a timer starts them. Each element gets the nonce
 * explicitly, because the policy trusts no script by its origin. Polyfills (o) run before every other module.
 *
 * First it computes the styles of the page and then its layout, in separate tasks: reading, styling, laying out and painting the page at
 * once takes a phone too long. A container query on the page joins the two again, because its styles need a layout. Until the first frame
 * is painted the root has `data-first-frame`, by which style sheets leave out what is below the screen; then it counts the frames in which
 * more is shown each, and after the last it is removed. The entry is requested first, then the other modules, three a task: on a cheap phone
 * each element that begins a request takes three milliseconds, and a page has thirty.
 */
const STARTER =
  '(function(e,m,w,o,r){var d=document,n=d.currentScript.nonce,h=d.documentElement.dataset,b;setTimeout(function(){getComputedStyle(d.body).color;setTimeout(function(){d.body.offsetHeight})});function a(t,k,p,u,l){var x=d.createElement(t);x[k]=p;x[t=="link"?"href":"src"]=u;x.nonce=n;if(l)x.onload=l;if(t=="script")x.onerror=D;d.head.append(x)}' +
  `${REPORTS}${FAILED_START}var F=${IS_SERVED};if(!F)V();` +
  'function G(){e.forEach(function(u,j){a("script","type","module",u,j>e.length-2&&L)});M()}' +
  'function M(){m.splice(0,3).forEach(function(u){a("link","rel","modulepreload",u)});if(m[0])setTimeout(M)}' +
  `function g(){if(b||!F)return;b=1;if(!o||${IS_MODERN})G();else a("script","type","module",o,G)}` +
  `${AFTER_PICTURES}function N(){requestAnimationFrame(function(){setTimeout(f)})}` +
  `function f(){var j=+h.firstFrame;if(j<${FRAMES}){h.firstFrame=j+1;N()}else delete h.firstFrame;if(w<2&&!j)W()}` +
  `${SLOW_LINE}${EARLY_PRESSES}N();setTimeout(f,1e3)})`;

/** Whether the scripts wait for a gesture: never, on a slow connection, or always. */
const WAITS = ['never', 'slow', 'always'] as const;
type Wait = (typeof WAITS)[number];

/** What starts every page: addresses as in the manifest. */
export interface StartFiles {
  entry: readonly string[];
  /** Run before the entry in browsers that need it. */
  polyfills: string;
}

/** The script that starts `entry` and fetches `modules`, which it imports, in parallel. `route`: the page's pattern, for reports of errors. */
export function startScript(
  { entry, polyfills }: StartFiles,
  modules: readonly string[],
  route: string,
  wait: Wait = 'never',
): string {
  const files = [entry, modules, WAITS.indexOf(wait), polyfills, route].map((value) => JSON.stringify(value));
  return `${STARTER}(${files.join(',')})`;
}
