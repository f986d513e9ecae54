/** Why a mutant that no test notices is right as well. */
export interface Judgement {
  file: string;
  /** The line of source in which the mutated code begins. */
  line: string;
  /** The mutated code and what replaces it, each in one line of at most 100 characters. */
  code: string;
  mutant: string;
  because: string;
}

/** Survivors of the areas that need a judgement; `npm run test:mutants` fails for one that is missing here or no longer survives. */
export const JUDGED: Record<string, Judgement[]> = {
  sums: [
    {
      file: 'shared/domain/money/convertMoney.ts',
      line: "const [digits = '', exponent = ''] = rate.toExponential(SIGNIFICANT_DIGITS - 1).split('e');",
      code: "''",
      mutant: '"Stryker was here!"',
      because: 'toExponential always writes digits and an exponent; the defaults are for the compiler.',
    },
    {
      file: 'shared/domain/money/convertMoney.ts',
      line: 'if (!(from > 0 && to > 0 && Math.max(from / to, to / from) <= RATIO_MAX)) return null;',
      code: 'from > 0',
      mutant: 'from >= 0',
      because: 'A rate of 0 makes the ratio infinite or no number, which is refused too.',
    },
    {
      file: 'shared/domain/money/convertMoney.ts',
      line: 'if (!(from > 0 && to > 0 && Math.max(from / to, to / from) <= RATIO_MAX)) return null;',
      code: 'to > 0',
      mutant: 'to >= 0',
      because: 'A rate of 0 makes the ratio infinite or no number, which is refused too.',
    },
    {
      file: 'shared/domain/money/convertMoney.ts',
      line: 'to >= from',
      code: 'to >= from',
      mutant: 'to > from',
      because: 'With equal rates both ways give the same sum.',
    },
    {
      file: 'shared/domain/money/readSum.ts',
      line: "const [, part = '', mark = '', decimals = ''] = SUM_FORM.exec(text) ?? [];",
      code: "''",
      mutant: '"Stryker was here!"',
      because:
        'A text that is no sum has no whole part and is refused before its mark counts; a sum without a mark has no decimals, so the mark does not count.',
    },
    {
      file: 'shared/domain/money/readSum.ts',
      line: "const [, part = '', mark = '', decimals = ''] = SUM_FORM.exec(text) ?? [];",
      code: '[]',
      mutant: '["Stryker was here"]',
      because: 'The first element, the whole match, is not read.',
    },
    {
      file: 'shared/domain/money/readSum.ts',
      line: "const [, whole = '', decimals = ''] = SUM_NUMBER.exec(String(typed)) ?? [];",
      code: "''",
      mutant: '"Stryker was here!"',
      because: 'A number that comes here has only digits and a dot; for a text the parts are not used.',
    },
    {
      file: 'shared/domain/money/readSum.ts',
      line: "const [, whole = '', decimals = ''] = SUM_NUMBER.exec(String(typed)) ?? [];",
      code: '[]',
      mutant: '["Stryker was here"]',
      because: 'The first element, the whole match, is not read.',
    },
    {
      file: 'shared/cashier/withdrawableUpTo.ts',
      line: "const own = available && convertMoney(available, currency, rates, 'down');",
      code: "'down'",
      mutant: '""',
      because: 'convertMoney tells up from everything else; the type of the argument keeps the name right.',
    },
    {
      file: 'shared/cashier/withdrawableUpTo.ts',
      line: "const day = dailyLeft && convertMoney(dailyLeft, currency, rates, 'down');",
      code: "'down'",
      mutant: '""',
      because: 'convertMoney tells up from everything else; the type of the argument keeps the name right.',
    },
  ],
  money: [
    {
      file: 'server/platform/money/createSharedOutcomes.ts',
      line: '} catch {',
      code: '{ return undefined; }',
      mutant: '{}',
      because: 'The function returns undefined in either case.',
    },
    {
      file: 'server/platform/money/createSharedOutcomes.ts',
      line: 'return opened === undefined ? undefined : codec.decode(JSON.parse(opened), key);',
      code: 'opened === undefined',
      mutant: 'false',
      because: 'Without it JSON.parse fails on undefined, with the same result.',
    },
    {
      file: 'server/platform/money/createSharedOutcomes.ts',
      line: "if (performance.now() > givesUpAt) return { state: 'unknown' };",
      code: 'performance.now() > givesUpAt',
      mutant: 'performance.now() >= givesUpAt',
      because: 'Both times would have to be equal to a fraction of a microsecond.',
    },
    {
      file: 'server/platform/money/idempotency.ts',
      line: 'if (replayed) compare(printOf(answer), print);',
      code: 'replayed',
      mutant: 'true',
      because: 'The answer to the own command has the print of the own command.',
    },
    {
      file: 'server/platform/money/moneyProxy.ts',
      line: "const failure = upstreamError(late ? 'timeout' : 'failed', 'unknown');",
      code: "'failed'",
      mutant: '""',
      because: 'upstreamError tells a timeout from all other kinds; the type of the argument keeps the name right.',
    },
    {
      file: 'server/platform/money/moneyProxy.ts',
      line: "const error = new AppError('InvalidRequestException', { status: 413, message: 'The body is too larg…",
      code: "'The body is too large'",
      mutant: '""',
      because: 'A text for developers; the status and the outcome are tested.',
    },
    {
      file: 'server/platform/money/moneyProxy.ts',
      line: "const message = 'This Idempotency-Key belongs to another command';",
      code: "'This Idempotency-Key belongs to another command'",
      mutant: '""',
      because: 'A text for developers; the status and the outcome are tested.',
    },
    {
      file: 'server/platform/money/moneyProxy.ts',
      line: "if (!(error instanceof Error)) return '';",
      code: "''",
      mutant: '"Stryker was here!"',
      because: 'Only compared with names of errors and searched for TIMEOUT.',
    },
    {
      file: 'server/platform/money/moneyProxy.ts',
      line: "refuseCall(req, res, upstreamError('failed', 'unknown'));",
      code: "'failed'",
      mutant: '""',
      because: 'upstreamError tells a timeout from all other kinds; the type of the argument keeps the name right.',
    },
    {
      file: 'server/platform/money/moneyProxy.ts',
      line: "refuseCall(req, res, upstreamError('failed', 'not_sent'));",
      code: "'failed'",
      mutant: '""',
      because: 'upstreamError tells a timeout from all other kinds; the type of the argument keeps the name right.',
    },
    {
      file: 'server/platform/money/moneyProxy.ts',
      line: 'if (!hasBody(req)) return Buffer.alloc(0);',
      code: '!hasBody(req)',
      mutant: 'false',
      because:
        'Node ends an empty stream by itself where nobody has read it before; behind serverLimits it is read already.',
    },
    {
      file: 'server/platform/money/moneyReading.ts',
      line: "const isRefusal = typeof type === 'string' && isErrorType(type) && !isUncertain(type);",
      code: "typeof type === 'string'",
      mutant: 'true',
      because: 'isErrorType is false for what is no text; the check is for the compiler.',
    },
    {
      file: 'server/platform/money/moneyReading.ts',
      line: "if (status >= 300) return { outcome: 'unknown', isTold: false };",
      code: 'status >= 300',
      mutant: 'status > 300',
      because: 'Of 300 to 399 nothing arrives here: they are answered above.',
    },
    {
      file: 'server/platform/money/outcomeSeal.ts',
      line: "const secret = Buffer.from(hkdfSync('sha256', key, '', 'outcome', 32));",
      code: "''",
      mutant: '"Stryker was here!"',
      because:
        'Salt and label may be any text that stays the same; that the two labels differ, and the length, is what matters.',
    },
    {
      file: 'server/platform/money/outcomeSeal.ts',
      line: "const secret = Buffer.from(hkdfSync('sha256', key, '', 'outcome', 32));",
      code: "'outcome'",
      mutant: '""',
      because:
        'Salt and label may be any text that stays the same; that the two labels differ, and the length, is what matters.',
    },
    {
      file: 'server/platform/money/outcomeSeal.ts',
      line: "const place = Buffer.from(hkdfSync('sha256', key, '', 'place', 24)).toString('base64url');",
      code: "''",
      mutant: '"Stryker was here!"',
      because:
        'Salt and label may be any text that stays the same; that the two labels differ, and the length, is what matters.',
    },
    {
      file: 'server/platform/money/outcomeSeal.ts',
      line: "const place = Buffer.from(hkdfSync('sha256', key, '', 'place', 24)).toString('base64url');",
      code: "'place'",
      mutant: '""',
      because:
        'Salt and label may be any text that stays the same; that the two labels differ, and the length, is what matters.',
    },
    {
      file: 'server/platform/money/outcomeSeal.ts',
      line: "const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);",
      code: "'utf8'",
      mutant: '""',
      because: 'Node reads and writes UTF-8 by default.',
    },
    {
      file: 'server/platform/money/outcomeSeal.ts',
      line: 'if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;',
      code: 'bytes.length < IV_BYTES + TAG_BYTES',
      mutant: 'false',
      because: 'A text that is too short fails in the decipher, with the same result.',
    },
    {
      file: 'server/platform/money/outcomeSeal.ts',
      line: 'if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;',
      code: 'bytes.length < IV_BYTES + TAG_BYTES',
      mutant: 'bytes.length <= IV_BYTES + TAG_BYTES',
      because: 'A text that is too short fails in the decipher, with the same result.',
    },
    {
      file: 'server/platform/money/outcomeSeal.ts',
      line: 'if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;',
      code: 'IV_BYTES + TAG_BYTES',
      mutant: 'IV_BYTES - TAG_BYTES',
      because: 'A text that is too short fails in the decipher, with the same result.',
    },
    {
      file: 'server/platform/money/outcomeSeal.ts',
      line: "const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, IV_BYTES), {",
      code: '{ authTagLength: TAG_BYTES, }',
      mutant: '{}',
      because: 'The tag is cut to this length before, which is the default.',
    },
    {
      file: 'server/platform/money/outcomeSeal.ts',
      line: "return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('u…",
      code: "'utf8'",
      mutant: '""',
      because: 'Node reads and writes UTF-8 by default.',
    },
    {
      file: 'server/platform/money/outcomeSeal.ts',
      line: "return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('u…",
      code: "'utf8'",
      mutant: '""',
      because: 'Node reads and writes UTF-8 by default.',
    },
    {
      file: 'server/platform/money/outcomeSeal.ts',
      line: '} catch {',
      code: '{ return undefined; }',
      mutant: '{}',
      because: 'The function returns undefined in either case.',
    },
    {
      file: 'server/platform/money/sendMoney.ts',
      line: "const failure = isUnsent ? upstreamError('failed', 'not_sent') : error;",
      code: "'failed'",
      mutant: '""',
      because: 'upstreamError tells a timeout from all other kinds; the type of the argument keeps the name right.',
    },
    {
      file: 'server/platform/money/senderOf.ts',
      line: "const cookies = parseCookie(req.headers.cookie ?? '');",
      code: "''",
      mutant: '"Stryker was here!"',
      because: 'A header without an equals sign has no cookie, as an empty one.',
    },
  ],
  orders: [
    {
      file: 'client/entities/order/createOrder.ts',
      line: "if (!order.find) return 'unclear';",
      code: '!order.find',
      mutant: 'false',
      because:
        'A missing look-up fails like one that the platform does not answer; every text but “none” means unclear.',
    },
    {
      file: 'client/entities/order/createOrder.ts',
      line: "if (!order.find) return 'unclear';",
      code: "'unclear'",
      mutant: '""',
      because:
        'A missing look-up fails like one that the platform does not answer; every text but “none” means unclear.',
    },
    {
      file: 'client/entities/order/createOrder.ts',
      line: '} catch {',
      code: "{ return 'unclear'; }",
      mutant: '{}',
      because: 'Nothing, like every answer but “none”, means unclear.',
    },
    {
      file: 'client/entities/order/createOrder.ts',
      line: "return 'unclear';",
      code: "'unclear'",
      mutant: '""',
      because: 'Every text but “none” means unclear.',
    },
    {
      file: 'client/entities/order/createOrder.ts',
      line: "if (sent.kind === 'unknown') lost.keep(name, { ...stored, isEnded: stored.isEnded || hasEnded(sent.…",
      code: "sent.kind === 'unknown'",
      mutant: 'true',
      because: 'What a refused order keeps is forgotten before its outcome is returned.',
    },
  ],
};
