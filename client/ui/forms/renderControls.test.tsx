import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Countdown } from '#client/ui/feedback/Countdown.tsx';
import { Progress } from '#client/ui/feedback/Progress.tsx';
import { Tooltip } from '#client/ui/feedback/Tooltip.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { ConfirmDialog } from '#client/ui/layout/ConfirmDialog.tsx';
import { VirtualGrid } from '#client/ui/layout/tiles/VirtualGrid.tsx';
import { LoadMore } from '#client/ui/navigation/LoadMore.tsx';
import { Pagination } from '#client/ui/navigation/Pagination.tsx';
import { TabLinks } from '#client/ui/navigation/tabs/TabLinks.tsx';
import { Tabs } from '#client/ui/navigation/tabs/Tabs.tsx';
import { AmountPresets } from './controls/AmountPresets.tsx';
import { Combobox } from './controls/Combobox.tsx';
import { RadioGroup } from './controls/choice/RadioGroup.tsx';
import { Switch } from './controls/choice/Switch.tsx';
import { DateInput } from './controls/DateInput.tsx';
import { MaskedInput } from './controls/MaskedInput.tsx';

const nothing = () => undefined;
/** Server HTML without React's comments between texts. */
const html = (element: ReactElement) => renderToString(element).replaceAll('<!-- -->', '');
const count = (text: string, part: RegExp) => text.match(part)?.length ?? 0;

test('Tabs render one focusable selected tab, and only its panel', () => {
  const text = html(
    <Tabs
      label="Turnir"
      value="b"
      onChange={nothing}
      tabs={[
        { id: 'a', label: 'Shartlar', content: 'bir' },
        { id: 'b', label: 'Sovrinlar', content: 'ikki' },
      ]}
    />,
  );
  expect(text).toMatch(/aria-selected="true"[^>]*tabindex="0"[^>]*><span>Sovrinlar/i);
  expect(text).toMatch(/aria-selected="false"[^>]*tabindex="-1"[^>]*><span>Shartlar/i);
  const [, panel] = /aria-controls="([^"]+)" tabindex="0"/i.exec(text) ?? [];
  expect(text).toContain(`id="${panel}"`);
  expect(text).toContain('ikki');
  expect(text).not.toContain('bir');
});

test('TabLinks render links, with aria-current on the current one alone', () => {
  const text = html(
    <TabLinks
      label="Kassa"
      tabs={[
        { href: '/cashier/deposit', label: 'Toʻldirish', current: true },
        { href: '/cashier/history', label: 'Tarix' },
      ]}
    />,
  );
  expect(text).toMatch(/href="\/cashier\/deposit"[^>]*aria-current="page"/);
  expect(count(text, /aria-current/g)).toBe(1);
});

test('Countdown, on the server, renders dashes and the end as dateTime', () => {
  const labels = { days: 'kun', hours: 'soat', minutes: 'daq', seconds: 'son', label: 'Qoldi' };
  const text = html(<Countdown until={Date.UTC(2027, 0, 1)} labels={labels} />);
  expect(text).toContain('dateTime="2027-01-01T00:00:00.000Z"');
  expect(count(text, /––/g)).toBe(3);
  expect(text).not.toContain('son');
  expect(count(html(<Countdown until={0} labels={labels} seconds />), /––/g)).toBe(4);
  expect(count(html(<Countdown until={0} labels={labels} seconds units={['minutes', 'seconds']} />), /––/g)).toBe(2);
  expect(html(<Countdown until={Number.NaN} labels={labels} />)).not.toContain('dateTime');
});

test('Progress rounds down to a whole percent between min and max', () => {
  const value = (props: { value: number; min?: number; max: number }) =>
    /value="(\d+)"/.exec(html(<Progress label="Daraja" numbers="" {...props} />))?.[1];
  expect(value({ value: 1999, min: 1000, max: 2000 })).toBe('99');
  expect(value({ value: 2000, min: 1000, max: 2000 })).toBe('100');
  expect(value({ value: 1, max: 3 })).toBe('33');
});

test('Pagination renders links, marks the current page, and has no previous or next at the ends', () => {
  const labels = { label: 'Sahifalar', previous: 'Oldingi', next: 'Keyingi', page: (page: number) => `${page}-sahifa` };
  const pager = (page: number, pages: number) =>
    html(<Pagination page={page} pages={pages} hrefOf={(to) => `?page=${to}`} labels={labels} />);
  expect(pager(1, 20)).not.toContain('aria-label="Oldingi"');
  expect(pager(20, 20)).not.toContain('aria-label="Keyingi"');
  expect(pager(7, 20)).toMatch(/href="\?page=7"[^>]*aria-current="page"/);
  expect(pager(7, 20)).toMatch(/href="\?page=6" rel="prev"/);
  expect(pager(1, 1)).toBe('');
});

test('LoadMore renders a button, a link with an href, an alert after a failure, and no control once all is shown', () => {
  const more = (props: Partial<Parameters<typeof LoadMore>[0]>) =>
    html(<LoadMore shown={24} total={96} statusText="24 / 96" moreText="Yana" onMore={nothing} {...props} />);
  expect(more({})).toContain('<button');
  expect(more({ href: '?page=2' })).toMatch(/<a [^>]*href="\?page=2"/);
  expect(more({ shown: 96 })).not.toContain('Yana');
  expect(more({ ended: true })).not.toContain('Yana');
  const failed = more({ failed: { title: 'Boʻlmadi', retryText: 'Qayta' } });
  expect(failed).toContain('role="alert"');
  expect(failed).not.toContain('Yana');
});

test('RadioGroup gives its radios one name, and its error to the fieldset', () => {
  const text = html(
    <RadioGroup
      id="doc"
      legend="Hujjat"
      value="id"
      error="Tanlang"
      onChange={nothing}
      options={[
        { value: 'passport', label: 'Pasport' },
        { value: 'id', label: 'ID' },
      ]}
    />,
  );
  expect(new Set(text.match(/ name="[^"]+"/g)).size).toBe(1);
  expect(text).toMatch(/<fieldset[^>]*aria-invalid="true"[^>]*aria-describedby="doc-message"/);
  expect(text).toMatch(/<input[^>]*id="doc"[^>]*value="id"/);
  expect(count(text, /checked=""/g)).toBe(1);
});

test('Switch renders a checkbox with role switch', () => {
  expect(html(<Switch label="SMS" defaultChecked />)).toMatch(/type="checkbox"[^>]*role="switch"[^>]*checked=""/);
});

test('Combobox, on the server, renders a native select', () => {
  const text = html(
    <Combobox
      id="region"
      name="region"
      options={[{ value: 'sam', label: 'Samarqand' }]}
      value="sam"
      onChange={nothing}
      placeholder="Tanlang"
      labels={{ open: '', clear: '', nothingFound: '', matches: String }}
    />,
  );
  expect(text).toMatch(/<select[^>]*name="region"/);
  expect(text).toMatch(/<option value="sam" selected=""/);
});

test('VirtualGrid, on the server, renders a plain list of at most 1000 items', () => {
  const items = Array.from({ length: 1500 }, (_, index) => index);
  const text = html(
    <VirtualGrid label="Oʻyinlar" items={items} keyOf={(item) => item} renderItem={(item) => `#${item};`} />,
  );
  expect(count(text, /<li>/g)).toBe(1000);
  expect(text).toContain('#999;');
});

test('AmountPresets renders presets above the limit as disabled, with their reason in one line', () => {
  const text = html(
    <AmountPresets
      label="Summalar"
      name="sum"
      sum={50_000}
      onChoose={nothing}
      presets={[
        { amount: 50_000 },
        { amount: 500_000, reason: 'limitdan oshadi' },
        { amount: 1_000_000, reason: 'limitdan oshadi' },
      ]}
    />,
  );
  expect(text).toMatch(/aria-pressed="true"[^>]*><span>50\u00A0000/);
  expect(text).toMatch(/aria-disabled="true"[^>]*><span>1\u00A0000\u00A0000/);
  expect(text).toContain('500\u00A0000, 1\u00A0000\u00A0000 limitdan oshadi');
  expect(count(text, /limitdan oshadi/g)).toBe(1);
});

test('MaskedInput with a digit mask asks for a numeric keyboard; DateInput has a calendar only with its label', () => {
  const masked = (mask: string) => html(<MaskedInput mask={mask} value="" onChange={nothing} />);
  expect(masked('#### ####')).toMatch(/inputMode="numeric"[^>]*placeholder="0000 0000"/i);
  expect(masked('@@ ###')).not.toMatch(/numeric|placeholder/);
  const date = html(
    <DateInput value="01.02.2026" onChange={nothing} placeholder="KK.OO.YYYY" calendarLabel="Taqvim" />,
  );
  expect(date).toMatch(/type="date"[^>]*value="2026-02-01"/);
  expect(html(<DateInput value="" onChange={nothing} placeholder="KK.OO.YYYY" />)).not.toContain('type="date"');
});

test('Tooltip is the aria-describedby of its control', () => {
  const text = html(<Tooltip text="Bonus puli">{(control) => <button {...control}>?</button>}</Tooltip>);
  const [, id] = /<button aria-describedby="([^"]+)"/.exec(text) ?? [];
  expect(text).toMatch(new RegExp(`role="tooltip" id="${id}"`));
});

test('ConfirmDialog is described by its text, offers the safe action first, and cannot be closed while busy', () => {
  const confirm = (busy: boolean) =>
    html(
      <ConfirmDialog
        open
        title="Oʻchirilsinmi?"
        stayText="Qolsin"
        onStay={nothing}
        confirmText="Oʻchirish"
        onConfirm={nothing}
        closeLabel="Yopish"
        busy={busy}
      >
        85 000 soʻm kuyadi
      </ConfirmDialog>,
    );
  const text = confirm(false);
  const [, id] = /aria-describedby="([^"]+)"/.exec(text) ?? [];
  expect(text).toContain('role="alertdialog"');
  expect(text).toMatch(new RegExp(`id="${id}"[^>]*>85 000`));
  expect(text.indexOf('Qolsin')).toBeLessThan(text.indexOf('>Oʻchirish<'));
  expect(confirm(true)).not.toContain('aria-label="Yopish"');
});

test('Card renders the element given by `as`', () => {
  expect(html(<Card as="li">x</Card>)).toMatch(/^<li/);
});
