import { isMotionReduced } from '#client/ui/theme/isMotionReduced.ts';
import type { TelegramPort } from './createTelegramPort.ts';

const PRESSED = 'button, summary, [role=button], [role=tab]';
const CHOSEN = 'input[type=checkbox], input[type=radio], select';
const FEEL = 'web_app_trigger_haptic_feedback';

/** Haptic feedback for presses and choices, except in calm mode. Returns a function that stops it. */
export function startHaptics(document: Document, port: Pick<TelegramPort, 'post'>): () => void {
  const feel = (selector: string, data: Record<string, string>) => (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest(selector) : null;
    if (target && !target.matches(':disabled, [aria-disabled=true]') && !isMotionReduced()) port.post(FEEL, data);
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
