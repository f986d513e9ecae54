/**
 * Runs in <head> before anything is painted: pages of guests are cached and know nobody's choice, and a page that changes
 * its colours after the first paint flashes, as does a sum that is to be hidden (useHiddenBalance). Must do what applyLook does
 * (a test holds them together); storage may be forbidden, then the brand's own look stays.
 */
export const THEME_SCRIPT =
  "try{var h=document.documentElement.dataset,t=localStorage.getItem('theme');if(t=='light'||t=='system'){h.themeChoice=t;if(t=='light'||matchMedia('(prefers-color-scheme: light)').matches)h.theme='light'}if(localStorage.getItem('calm'))h.calm='';if(localStorage.getItem('hide_balance'))h.balance='hidden'}catch(e){}";
