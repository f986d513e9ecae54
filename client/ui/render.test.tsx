import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Money } from './feedback/Money.tsx';
import { Progress } from './feedback/Progress.tsx';
import { SystemPage } from './feedback/SystemPage.tsx';
import { CodeInput } from './forms/controls/CodeInput.tsx';
import { Input } from './forms/controls/Input.tsx';
import { PhoneInput } from './forms/controls/PhoneInput.tsx';
import { Field } from './forms/Field.tsx';
import { Form } from './forms/Form.tsx';
import { FormField } from './forms/FormField.tsx';
import { SubmitButton } from './forms/SubmitButton.tsx';
import { Dialog } from './layout/Dialog.tsx';
import { Carousel } from './layout/tiles/Carousel.tsx';
import { Tile } from './layout/tiles/Tile.tsx';
import { Icon } from './media/Icon.tsx';
import type { IconName } from './media/iconShapes.ts';
import { QrCode } from './media/QrCode.tsx';
import { Button } from './navigation/Button.tsx';

const nothing = () => undefined;
const cover = { src: '/a.webp' };

test('Field labels its control and links hint and error by aria-describedby', () => {
  const html = renderToString(
    <Field label="Ism" hint="2-20" error="Ismni kiriting" id="f">
      {(control) => <Input {...control} />}
    </Field>,
  );
  expect(html).toContain('<label for="f">Ism</label>');
  expect(html).toMatch(/<input[^>]*id="f"[^>]*aria-invalid="true"[^>]*aria-describedby="f-hint f-message"/);
  expect(html).toMatch(/id="f-message"[^>]*>.*Ismni kiriting/);
});

test('Tile has one link to the game and one to the demo, and a lazy cover of fixed size', () => {
  const html = renderToString(
    <Tile
      href="/game/a"
      name="Anor"
      provider="Registon"
      cover={cover}
      playText="Oʻynash"
      demo={{ href: '/game/a?demo', text: 'Demo' }}
      favorite={{ on: true, label: 'Sevimli', onToggle: nothing }}
    />,
  );
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html).toContain('aria-pressed="true"');
  expect(html).toContain('width="300" height="400"');
  expect(html).toContain('loading="lazy"');
});

test('Tile of an unavailable game has no link and shows the reason', () => {
  const html = renderToString(
    <Tile
      href="/game/a"
      name="Anor"
      provider="Registon"
      cover={cover}
      playText="Oʻynash"
      unavailable="Texnik ishlar 18:00gacha"
    />,
  );
  expect(html).not.toContain('<a ');
  expect(html).toContain('Texnik ishlar 18:00gacha');
});

test('Tile renders its link by the `link` prop', () => {
  const html = renderToString(
    <Tile
      href="/x"
      name="Anor"
      provider="R"
      cover={cover}
      playText="P"
      link={({ href, children }) => <a href={`/app${href}`}>{children}</a>}
    />,
  );
  expect(html).toContain('<a href="/app/x">Anor</a>');
});

test('Carousel, on the server, labels slides by position and is paused; with one slide it has no buttons', () => {
  const labels = {
    label: 'Aksiyalar',
    carousel: 'karusel',
    slide: 'slayd',
    previous: 'Oldingi',
    next: 'Keyingi',
    pause: 'Toʻxtatish',
    play: 'Aylantirish',
    position: (index: number, count: number) => `${index + 1} / ${count}`,
  };
  const html = renderToString(
    <Carousel
      labels={labels}
      slides={[
        { id: 1, content: 'bir' },
        { id: 2, content: 'ikki' },
      ]}
    />,
  );
  expect(html).toContain('aria-label="2 / 2"');
  expect(html).toContain('data-resting');
  expect(html).toContain('aria-label="Aylantirish"');
  expect(html).not.toContain('aria-label="Toʻxtatish"');
  expect(renderToString(<Carousel labels={labels} slides={[{ id: 1, content: 'bir' }]} />)).not.toContain('<button');
  expect(renderToString(<Carousel labels={labels} slides={[]} />)).toBe('');
});

test('Dialog is labelled by its heading, and has no close button unless closable', () => {
  const dialog = (closable: boolean) =>
    renderToString(
      <Dialog open onClose={nothing} closable={closable} closeLabel="Yopish" title="Kirish">
        x
      </Dialog>,
    );
  const id = /<h2 id="([^"]+)"/.exec(dialog(true))?.[1];
  expect(dialog(true)).toContain(`aria-labelledby="${id}"`);
  expect(dialog(true)).toContain('aria-label="Yopish"');
  expect(dialog(false)).not.toContain('<button');
});

test('Form gives its fields ids, names and default values', () => {
  const html = renderToString(
    <Form
      schema={z.object({ login: z.string() })}
      defaultValues={{ login: 'zuhro' }}
      onSubmit={nothing}
      messages={{ formatRule: (id) => id, formatRefusal: () => undefined, problemsTitle: 'Tuzating' }}
    >
      <FormField name="login" label="Login">
        {(control) => <Input {...control} />}
      </FormField>
      <SubmitButton>Kirish</SubmitButton>
    </Form>,
  );
  const id = /<label for="([^"]+)">Login/.exec(html)?.[1];
  expect(id).toMatch(/-login$/);
  expect(html).toMatch(new RegExp(`<input[^>]*id="${id}"[^>]*name="login"[^>]*value="zuhro"`));
  expect(html).toContain('type="submit"');
});

test('Button, while loading, is aria-busy and aria-disabled', () => {
  expect(renderToString(<Button loading>Kirish</Button>)).toMatch(/aria-busy="true" aria-disabled="true"/);
});

test('PhoneInput shows the country’s flag, a labelled country list and a placeholder by its mask', () => {
  const html = renderToString(
    <PhoneInput
      countries={[
        { code: 'UZ', phone_code: '998', mask: '## ### ## ##', name: 'Oʻzbekiston' },
        { code: 'KZ', phone_code: '7', mask: '### ### ## ##', name: 'Qozogʻiston' },
      ]}
      country="KZ"
      onCountryChange={nothing}
      countryLabel="Davlat kodi"
      value=""
      onChange={nothing}
    />,
  );
  expect(html).toContain('#flag-kz');
  expect(html).toContain('aria-label="Davlat kodi"');
  expect(html).toContain('placeholder="000 000 00 00"');
});

test('Money formats a sum with no-break spaces', () => {
  const html = renderToString(<Money amount={1250000} currency="UZS" locale="uz" />).replace(/<!-- -->|<[^>]+>/g, '');
  expect(html).toBe('1\u00A0250\u00A0000\u00A0soʻm');
});

test('QrCode has a label and a quiet zone of four modules', () => {
  const html = renderToString(<QrCode text="https://yulduz.test" label="Sayt" />);
  // 25 modules and four of white on each side.
  expect(html).toMatch(/<svg[^>]*viewBox="0 0 33 33" role="img" aria-label="Sayt"><path d="M4 4h7v1h-7z/);
});

test('CodeInput, Progress, QrCode and SystemPage render no style attribute', () => {
  const html = renderToString(
    <>
      <CodeInput value="41" onChange={nothing} />
      <Progress label="Aylanma" value={1} max={3} numbers="1 / 3" />
      <QrCode text="a" label="b" />
      <SystemPage title="Yoʻq" code="404" />
      <SystemPage title="Yopiq" icon="lock" />
    </>,
  );
  expect(html).not.toContain('style=');
  expect(html).toContain('value="41"');
});

test('Icon, in a document, has its shapes and needs no sprite; a name that the sprite lacks stays inside its attribute', () => {
  expect(renderToString(<Icon name="home" />)).toMatch(/<svg[^>]*viewBox="0 0 24 24"[^>]*><path d="M3\.5 11/);
  expect(renderToString(<Icon name={'"><b>' as IconName} />)).toMatch(/<use href="[^"]*#%22%3E%3Cb%3E"\/>/);
});

test('Tile names both sizes of an eager cover in its set, by which React preloads it', () => {
  const tile = (eager: boolean) =>
    renderToString(
      <Tile
        href="/a"
        name="A"
        provider="P"
        playText="Play"
        cover={{ src: '/a.avif', dense: '/b.avif' }}
        eager={eager}
      />,
    );
  expect(tile(true)).toMatch(/<link[^>]*imageSrcSet="\/a\.avif 1\.8x, \/b\.avif 3x"/);
  expect(tile(false)).toContain('src="/a.avif" srcSet="/b.avif 2x"');
});
