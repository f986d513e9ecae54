/**
 * Runs in <head> before the first paint: cached guest pages do not depend on the visitor's choice, and changing colours or hiding a
 * sum (useHiddenBalance) after the paint would flash. Must do the same as applyLook, which a test checks. Without storage the brand's
 * default look stays.
 */
export const THEME_SCRIPT =
  "try{var h=document.documentElement.dataset,t=localStorage.getItem('theme');if(t=='light'||t=='system'){h.themeChoice=t;if(t=='light'||matchMedia('(prefers-color-scheme: light)').matches)h.theme='light'}if(localStorage.getItem('calm'))h.calm='';if(localStorage.getItem('hide_balance'))h.balance='hidden'}catch(e){}";
