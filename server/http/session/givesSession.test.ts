import { expect, test } from 'vitest';
import { givesSession } from './givesSession.ts';
import { namesSession } from './namesSession.ts';

const env = { SESSION_COOKIE: ['sid', 'sid2'] };
const [gives, names] = [givesSession(env), namesSession(env)];

test.each(['sid=1; Path=/', 'sid2=1', '__Host-sid_p=1; Secure', '__Host-sid2_p=x'])(
  'the line %s gives a session and names it',
  (line) => {
    expect([gives(line), names(line)]).toEqual([true, true]);
  },
);

test.each(['sid=; Max-Age=0', 'sid=', 'sid= ; Path=/', '__Host-sid_p=; Max-Age=0'])(
  'the line %s names a session and gives none',
  (line) => {
    expect([gives(line), names(line)]).toEqual([false, true]);
  },
);

test.each(['other=1', 'xsid=1', 'sid3=1', 'other=sid=1', '__Host-sid=1', ' sid=1', 'SID=1', ''])(
  'the line "%s" is about no session',
  (line) => {
    expect([gives(line), names(line)]).toEqual([false, false]);
  },
);
