/**
 * Runs in the browser, after the element it fills: shows the bytes of this visit by Resource Timing, earlier pages of the tab included.
 * Cached files count nothing, and other sites do not report sizes.
 */
export const VISIT_COUNTER =
  '(function(){var o=document.currentScript.previousElementSibling,w=o.textContent,k="visit_bytes",b=0,r=0;try{b=+sessionStorage[k]||0}catch(e){}' +
  'function n(){var t=performance.getEntriesByType("navigation")[0];return b+r+(t?t.transferSize:0)}' +
  'function s(){o.textContent=w.replace("0",Math.ceil(n()/1e3));o.hidden=false}' +
  'new PerformanceObserver(function(l){l.getEntries().forEach(function(x){r+=x.transferSize});s()}).observe({type:"resource",buffered:true});' +
  'addEventListener("load",function(){setTimeout(s)});addEventListener("pagehide",function(){try{sessionStorage[k]=n()}catch(e){}});s()})()';
