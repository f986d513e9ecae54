/**
 * The npm scripts by name: the file that each runs, what it does, and all that it takes. A key of `takes` is `--name`, `--name=VALUE`,
 * `-n, --name`, or an argument: `FILE` (one), `[FILE]` (one or none), `[FILE]...`. A value is free in capitals, a whole number if it is
 * NUMBER, and else one of those named (`inp|motion`). `modes` are first options that take others. readCommand.mjs reads it all.
 */
const only = (what) => ({ '--only=NAMES': `these ${what} alone, with commas between; a wrong name lists all` });

/** Options of Vitest that developers need. */
const vitest = {
  '[PATH]...': 'test files whose path contains it, instead of all',
  '-t, --testNamePattern=PATTERN': 'tests whose title matches',
  '--project=NAME': 'unit, architecture, http, journeys or alone',
  '-u, --update': 'writes what tests compare with files',
  '--reporter=NAME': 'how Vitest reports',
};
const candidate = {
  '--env=FILE': 'a file of variables to try',
  '--redirects=FILE': 'a file of redirects to try',
};

export const commands = {
  start: {
    runs: 'scripts/start.mjs',
    about:
      'Installs what is missing, builds what is stale, and starts the site, with the sandbox in place of an upstream without an address.',
    variables: 'PORT, PLATFORM_URL, CONTENT_URL and the others of docs/configuration.md',
  },
  test: {
    runs: 'scripts/test.mjs',
    about: 'Runs the tests; without anything behind it those of variants are left out (docs/tests.md).',
    takes: { ...vitest, '--all': 'the tests of variants too', '--full': 'as npm run test:full' },
  },
  'test:full': {
    runs: 'scripts/test.mjs --full',
    about: 'Tests every page in every language, width and theme, before a release (docs/tests.md).',
    takes: vitest,
  },
  'test:changed': {
    runs: 'scripts/testChanged.mjs',
    about: 'Runs the tests that a change affects.',
    takes: {
      '[COMMIT]': 'compares with this commit or branch instead of HEAD',
      '--all': 'runs all HTTP and browser tests that import a changed file of tests/, however many',
    },
  },
  'test:mutants': {
    runs: 'scripts/mutants/start.mjs',
    about:
      'Changes the code where a wrong line costs money or lets someone in, and shows which changes no unit test notices.',
    takes: {
      '[AREA or FILE]...': 'an area of scripts/mutants/areas.ts, and files of it; all areas without one',
      '--fresh': 'forgets what an earlier run found out',
      '--inside': 'leaves out code that runs when a module loads',
    },
  },
  setup: { runs: 'scripts/setup.mjs', about: 'Installs packages, browsers and the other tools of the tests.' },
  dev: {
    runs: 'scripts/dev.mjs',
    about: 'Starts the site from its sources, with hot reload.',
    variables: 'those of npm start',
  },
  build: { runs: 'scripts/run.mjs scripts/build.mjs', about: 'Writes dist/.' },
  check: { runs: 'scripts/check.mjs', about: 'Checks format, lint, types and unused code; runs no test.' },
  bench: {
    runs: 'scripts/bench.mjs',
    about: 'Measures the site against the physical limits of the machine.',
    takes: { ...only('measures'), '--long': 'also a million requests, and the memory that they leave' },
    modes: {
      '--faults': {
        about: 'under faults and attacks, in ten minutes',
        takes: {
          ...only('measures'),
          '--full': 'at full scale, in hours',
          '--seconds=NUMBER': 'of each fault',
          '--requests=NUMBER': 'of the long loads',
        },
      },
      '--table': {
        about: 'this version and another, and writes the table of docs/operations.md',
        takes: { '--before=FOLDER': 'another version, built there', ...only('measures') },
        needs: ['before'],
      },
      '--cost': {
        about: 'what a request of each kind costs',
        takes: { '--write': 'writes the tables of docs/costs.md' },
      },
      '--brands': {
        about: 'ten brands in one process beside one',
        takes: { '--starts=NUMBER': 'starts of both, of which the median counts' },
      },
      '--dashboard': {
        about: 'draws the dashboard into docs/images, with PROMETHEUS',
        takes: { '[NUMBER]': 'seconds under load' },
      },
    },
  },
  phone: {
    runs: 'scripts/phoneSpeed.mjs',
    about: 'Measures pages on a cheap phone with a slow connection (docs/tests.md).',
    takes: {
      '[NUMBER]': 'how often each page is opened',
      '--all': 'a page of every template, public ones also signed in',
      '--lighthouse': 'by Lighthouse itself',
      '--only=inp|motion|early': 'presses, motions, or presses before the scripts are loaded',
    },
  },
  sandbox: {
    runs: 'scripts/run.mjs sandbox/main.ts',
    about: 'Starts the sandbox of the upstreams alone.',
    variables: 'SANDBOX_PORT and the others of sandbox/README.md',
  },
  rehearse: {
    runs: 'scripts/bench.mjs --incidents',
    about: 'Causes the incidents of the runbook, and says how soon each signal tells of it.',
    takes: { ...only('incidents'), '--alerts': 'waits for the alerts too, with a Prometheus (PROMETHEUS)' },
  },
  explain: {
    runs: 'scripts/explain.mjs',
    about: 'Says every decision about one address (docs/tuning.md).',
    takes: {
      ADDRESS: "a path with its query, in quotes: '/ru/gamehall?providers=x'",
      '--player': 'asked for by a player',
      '--header=LINE': "a header of the request, 'Save-Data: on'; can be repeated",
      '--host=HOST': 'the host of a brand',
      ...candidate,
    },
  },
  tune: {
    runs: 'scripts/run.mjs server/tuning/tune.ts',
    about: 'Tries settings on a day of the log (docs/tuning.md).',
    takes: { '--log=FILE': "the site's log, also as .gz", '--brand=NAME': 'the requests of this brand', ...candidate },
    needs: ['log'],
  },
  doctor: {
    runs: 'scripts/run.mjs scripts/doctor/main.ts',
    about: 'Checks whether an upstream follows the contract, and each brand (docs/integrations/strapi.md).',
    variables: 'PLATFORM_URL, CONTENT_URL, DOCTOR_LOGIN and DOCTOR_PASSWORD; without an upstream a sandbox is examined',
    takes: {
      '--content': 'finds mistakes of editors too',
      '--write': 'also stores a value, adds and removes a like, sends an event',
      '--rehearse': 'a new player deposits, plays and withdraws: on a platform in test mode alone',
      '--report=FILE': 'where the report of --rehearse goes',
    },
  },
  strapi: {
    runs: 'scripts/run.mjs sandbox/strapi5/main.ts',
    about: "Starts a real Strapi 5 with the sandbox's content (docs/integrations/strapi.md).",
    variables: 'STRAPI_PORT, SITE_URL, SITE_WEBHOOK_URL',
    takes: { '[FOLDER]': "where it is installed, instead of croupier-strapi5 in the user's cache" },
  },
  unminify: {
    runs: 'scripts/run.mjs scripts/builds/unminify.mjs',
    about: 'Reads a stack of the browser from the log back to the sources: npm run unminify < stack',
  },
  screens: { runs: 'scripts/screens.mjs', about: 'Takes a screenshot of every page, into test-results/screens.' },
  generate: {
    runs: 'scripts/generate.mjs',
    about: 'Writes the documents and files that tests compare with the code.',
  },
};
