/**
 * Runs in the browser, behind the sentence it fills: what this visit has cost so far as the browser counts it (Resource Timing), pages before
 * this one in the tab included. What comes from a cache counts nothing; other sites tell nothing.
 */
export const VISIT_COUNTER =
  '(function(){var o=document.currentScript.previousElementSibling,w=o.textContent,k="visit_bytes",b=0,r=0;try{b=+sessionStorage[k]||0}catch(e){}' +
  'function n(){var t=performance.getEntriesByType("navigation")[0];return b+r+(t?t.transferSize:0)}' +
  'function s(){o.textContent=w.replace("0",Math.ceil(n()/1e3));o.hidden=false}' +
  'new PerformanceObserver(function(l){l.getEntries().forEach(function(x){r+=x.transferSize});s()}).observe({type:"resource",buffered:true});' +
  'addEventListener("load",function(){setTimeout(s)});addEventListener("pagehide",function(){try{sessionStorage[k]=n()}catch(e){}});s()})()';
