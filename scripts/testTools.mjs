import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const bins = (...names) => names.flatMap((name) => [`/usr/bin/${name}`, `/usr/local/bin/${name}`]);

function downloaded(name) {
  return () => createRequire(import.meta.url)('playwright')[name].executablePath();
}

/** Tools that tests need besides the packages. The environment variable `variable` overrides the location and passes it to the tests. */
const tools = [
  {
    name: 'Chromium',
    use: 'the journeys',
    variable: 'CHROMIUM_PATH',
    // The headless shell draws no browser window, so that a journey takes two thirds of the time.
    places: bins('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'),
    playwright: 'chromium',
    debian: 'chromium-headless-shell',
  },
  {
    name: 'Firefox',
    use: 'the journeys in Firefox, in the full run alone',
    variable: 'FIREFOX_PATH',
    places: bins('firefox-esr', 'firefox'),
    playwright: 'firefox',
    debian: 'firefox-esr',
    isOptional: true,
  },
  {
    name: 'Valkey or Redis',
    use: 'the tests of the second cache tier',
    variable: 'VALKEY_SERVER',
    places: bins('valkey-server', 'redis-server'),
    debian: 'redis-server',
  },
  {
    name: 'Java',
    use: 'the HTML checker',
    variable: 'JAVA_PATH',
    places: [...(process.env.JAVA_HOME ? [path.join(process.env.JAVA_HOME, 'bin', 'java')] : []), ...bins('java')],
    debian: 'default-jre-headless',
  },
  {
    name: 'nginx',
    use: 'the test of ops/nginx',
    variable: 'NGINX_PATH',
    places: ['/usr/sbin/nginx', ...bins('nginx'), '/usr/local/sbin/nginx'],
    debian: 'nginx',
    // Without nginx the test is skipped with a message: `npm test` does not install it.
    isOptional: true,
  },
  {
    name: 'WebKitGTK and its driver',
    use: 'the journey in WebKit, in the full run alone',
    variable: 'WEBKIT_DRIVER',
    places: bins('WebKitWebDriver'),
    debian: 'webkit2gtk-driver',
    isOptional: true,
  },
  {
    name: 'Xvfb',
    use: 'the screen that WebKit draws on',
    variable: 'XVFB_PATH',
    places: bins('Xvfb'),
    debian: 'xvfb',
    isOptional: true,
  },
  {
    name: 'hunspell-uz',
    use: 'measuring Uzbek Cyrillic on a public list of words, in the full run alone',
    variable: 'UZBEK_WORDS',
    places: ['/usr/share/hunspell/uz_UZ.dic'],
    debian: 'hunspell-uz',
    isOptional: true,
  },
];

function find({ variable, places, playwright }) {
  const own = process.env[variable];
  if (own && existsSync(own)) return own;
  return (
    places.find((file) => existsSync(file)) ??
    (playwright && [downloaded(playwright)()].find((file) => existsSync(file)))
  );
}

/** Each tool with its file, if found. Searched at each call, because `setup` installs in between. */
export function testTools() {
  return tools.map((tool) => ({ ...tool, file: find(tool) }));
}
