import { isMotionReduced } from '../../ui/theme/isMotionReduced.ts';
import type { TelegramBridge } from './createTelegramBridge.ts';

const PRESSED = 'button, summary, [role=button], [role=tab]';
const CHOSEN = 'input[type=checkbox], input[type=radio], select';
const FEEL = 'web_app_trigger_haptic_feedback';

/** Presses and choices are felt in the hand, unless the player wants calm. Returns what ends it. */
export function feelPresses(document: Document, bridge: Pick<TelegramBridge, 'post'>): () => void {
  const feel = (selector: string, data: Record<string, string>) => (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest(selector) : null;
    if (target && !target.matches(':disabled, [aria-disabled=true]') && !isMotionReduced()) bridge.post(FEEL, data);
  };
  const onClick = feel(PRESSED, { type: 'impact', impact_style: 'light' });
  const onChange = feel(CHOSEN, { type: 'selection_change' });
  document.addEventListener('click', onClick, true);
  document.addEventListener('change', onChange, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('change', onChange, true);
  };
}
