import { frameIcons } from './frameIcons.ts';

/** A value with a button on either side; the script writes the value. */
export const stepper = (id: string, label: string, less: string, more: string): string =>
  `<div><span id="${id}-label">${label}</span><div class="stepper" role="group" aria-labelledby="${id}-label"><button type="button" class="step" id="${id}-less" aria-label="${less}">${frameIcons.less}</button><span id="${id}" role="img"></span><button type="button" class="step" id="${id}-more" aria-label="${more}">${frameIcons.more}</button></div></div>`;
