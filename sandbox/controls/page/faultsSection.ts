import { escapeHtml } from '#sandbox/http/escapeHtml.ts';
import { FAULT_KINDS, type Faults } from '#sandbox/http/faults.ts';
import { methods } from '#shared/api/methods.ts';
import { collections } from '#shared/content/collections.ts';
import type { ControlForm } from './controlForm.ts';
import { htmlTable } from './htmlTable.ts';
import { select } from './select.ts';

const WIDE = ['*', 'platform:*', 'content:*', 'uploads', 'game', 'redirect', 'hit', 'pay:callback'];

export function faultsSection(faults: Faults, form: ControlForm): string {
  const targets = [
    ...WIDE,
    ...methods.map(({ name }) => name),
    ...Object.keys(collections).map((name) => `content:${name}`),
  ];
  const options = targets.map((name) => `<option value="${name}">`).join('');
  const rows = faults
    .list()
    .map(({ target, kind, ms, status, times }, index) => [
      `<code>${escapeHtml(target)}</code>`,
      `${kind}${ms === undefined ? '' : ` ${ms} ms`}${status === undefined ? '' : ` ${status}`}`,
      times === undefined ? 'until lifted' : `${times} more`,
      form('faults/lift', `<input type="hidden" name="index" value="${index}"><button>Lift</button>`),
    ]);
  const inputs = `<label>Method, collection or more<input name="target" list="targets" required></label><datalist id="targets">${options}</datalist>
${select('kind', 'What', FAULT_KINDS)}<label>Latency, ms<input name="ms" type="number" min="0" max="600000"></label>
<label>Status of the page<input name="status" type="number" min="200" max="599"></label>
<label>Requests (empty: until lifted)<input name="times" type="number" min="1"></label><button>Break it</button>`;
  return `${form('faults', inputs)}${htmlTable('Waiting faults', ['Target', 'What', 'How long', ''], rows)}${form('faults/clear', '<button>Lift all</button>')}`;
}
