import { cookieNames } from '../../shared/keys/cookieNames.ts';

/** On a slow line the next pages come lean, and the home waits as it does for who saves data. Without TLS nothing is measured. */
const SLOW_LINE =
  'var v=navigator.connection,t=performance.getEntriesByType("navigation")[0];' +
  `if(!/${cookieNames.dataSaver}=/.test(d.cookie)&&(v?/[23]g/.test(v.effectiveType):t&&t.secureConnectionStart&&t.connectEnd-t.connectStart>1e3))` +
  `{d.cookie="${cookieNames.dataSaver}=auto;path=/;max-age=1800;samesite=lax";w*=2}`;

/** That the page answers, the open popover of the toasts tells. */
const IS_ALIVE = 'd.querySelector("[popover=manual]:popover-open")';

/**
 * Until the page answers, a press on a button that fills a field (`data-fills`: its name, `value`: with what) fills it, and the last other button
 * that was pressed is pressed again once it does. Links, folds and forms need none of it. React may come to answer in the very press, hence the timer.
 * Where the page waits (2), such a press, a letter, a field or the Tab key starts the scripts, and who has not told their age is asked at the first touch.
 */
const EARLY_PRESSES =
  `var p,i,k=w>1?["click","keydown","focusin"]:["click"];function A(){return ${IS_ALIVE}}` +
  'function R(){clearInterval(i);k.forEach(function(o){removeEventListener(o,y,true)})}' +
  'function y(x){var z=x.target,q,l;if(A())return p=0,R();' +
  'if(x.type=="click"){q=z.closest&&z.closest("button");if(!q||q.type=="submit")return;' +
  'l=q.dataset.fills;if(l)q.form[l].value=q.value;else setTimeout(function(){p=A()?0:q})}' +
  'else if(x.type=="keydown"?x.key!="Tab"&&(x.key==" "||x.key.length>1):!/^(INPUT|SELECT|TEXTAREA)$/.test(z.tagName))return;' +
  'g();i=i||setInterval(function(){if(!A())return;R();if(p)p.click()},50)}' +
  'k.forEach(function(o){addEventListener(o,y,true)});' +
  `if(w>1&&!/${cookieNames.age}=/.test(d.cookie))addEventListener("pointerdown",g,{once:true});`;

/**
 * Asks for the modules of a page once it has been painted. Runs in the browser, at the end of the shell.
 *
 * A page can be read, and its links and forms used, without them; on a slow line they would take the way from the styles,
 * fonts and the first picture, whatever priority they name. A tab in the background paints nothing: there a timer starts
 * them. The nonce goes to each by hand, because the policy trusts no script for where it came from.
 *
 * First of all it asks for the styles of the page and then for its layout, in tasks of their own: reading the page, styling it, laying it out and
 * painting it at once takes a phone too long. A container query on the page joins the two again: its styles are known after a layout.
 * Until that frame is painted the root has `data-first-frame`, by which style sheets leave out what is below the screen.
 */
const STARTER =
  '(function(e,m,w){var d=document,n=d.currentScript.nonce,h=d.documentElement.dataset,b;setTimeout(function(){getComputedStyle(d.body).color;setTimeout(function(){d.body.offsetHeight})});function a(t,k,p,u){var x=d.createElement(t);x[k]=p;x[t=="link"?"href":"src"]=u;x.nonce=n;d.head.append(x)}' +
  'function g(){if(b)return;b=1;m.forEach(function(u){a("link","rel","modulepreload",u)});e.forEach(function(u){a("script","type","module",u)})}' +
  `function f(){delete h.firstFrame;if(w<2)g()}${SLOW_LINE}${EARLY_PRESSES}requestAnimationFrame(function(){setTimeout(f)});setTimeout(f,1e3)})`;

/** Whether the page waits for a gesture: where the line is found to be slow, or always. */
const WAITS = ['never', 'slow', 'always'] as const;
type Wait = (typeof WAITS)[number];

/** A script that starts `entry` and fetches `modules`, which it imports, beside it. Addresses as the manifest names them. */
export function startScript(entry: readonly string[], modules: readonly string[], wait: Wait = 'never'): string {
  return `${STARTER}(${JSON.stringify(entry)},${JSON.stringify(modules)},${WAITS.indexOf(wait)})`;
}
