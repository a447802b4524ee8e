import { describe, expect, it } from 'vitest';
import { formatMessage, type Message } from './message.ts';
import type { ValueRule } from './valueRule.ts';
import { sharedMessages } from './sharedMessages.ts';
import { sharedRules } from './sharedRules.ts';
import { decimal } from './values/decimal.ts';

type Item = Readonly<Record<string, unknown>>;
type Example = readonly [value: unknown, record?: Item];

interface Case {
  readonly rule: ValueRule;
  readonly passing: readonly Example[];
  readonly failing: readonly Example[];
  readonly messageKey: keyof typeof sharedMessages;
  /** The message for a value that the rule cannot check at all. */
  readonly unfit?: readonly [value: unknown, messageKey: keyof typeof sharedMessages];
  readonly says?: string;
}

const r = sharedRules;
const deleted = { key: 'A', isDelete: true };
const point = { type: 'Point', coordinates: [100.5, 13.75] };
const notNumber = ['ten', 'onlyNumbers'] as const;
const notText = [5, 'invalidFormat'] as const;

const cases: Record<keyof typeof sharedRules, Case> = {
  required: {
    rule: r.required(),
    passing: [['x'], [0], [false], [decimal('0')], [[{}]], [[deleted, { key: 'B' }]], [{ id: '1' }]],
    failing: [[undefined], [null], [''], ['   '], [[]], [[deleted]]],
    messageKey: 'required',
  },
  requiredWhen: {
    rule: r.requiredWhen((record) => record['personType'] === '2'),
    passing: [
      ['x', { personType: '2' }],
      ['', { personType: '1' }],
      [undefined, {}],
    ],
    failing: [
      ['', { personType: '2' }],
      [[deleted], { personType: '2' }],
    ],
    messageKey: 'required',
  },
  atLeastOneItem: {
    rule: r.atLeastOneItem(),
    passing: [[[{ key: 'A' }]], [[deleted, { key: 'A' }]], [['text']]],
    failing: [[[]], [[deleted, deleted]], [undefined], [null]],
    messageKey: 'atLeastOneItem',
  },
  acceptTerms: {
    rule: r.acceptTerms(),
    passing: [[true]],
    failing: [[false], [undefined], [null], ['true'], [1]],
    messageKey: 'acceptTerms',
  },
  email: {
    rule: r.email(),
    passing: [['somchai@example.go.th'], ["o'neil+haz.2569@mail.example.com"], ['a@b.co'], ['x@xn--12c.xn--o3cw4h']],
    failing: [
      ['somchai'],
      ['somchai@'],
      ['@example.com'],
      ['somchai@example'],
      ['a@b@example.com'],
      ['som chai@example.com'],
      ['a..b@example.com'],
      ['.a@example.com'],
      ['a@-example.com'],
      ['a@example..com'],
      ['a@127.0.0.1'],
      ['a@example.com\n'],
      ['สมชาย@example.com'],
      [`${'a'.repeat(65)}@example.com`],
      [`a@${'b.'.repeat(130)}com`],
    ],
    messageKey: 'email',
    unfit: notText,
  },
  lettersDigitsUnderscoreDot: {
    rule: r.lettersDigitsUnderscoreDot(),
    passing: [['Somchai_2569.a']],
    failing: [['som-chai'], ['som chai'], ['สมชาย'], ['a\n'], ['a@b']],
    messageKey: 'onlyLettersDigits',
    unfit: notText,
  },
  digitsUnderscoreDot: {
    rule: r.digitsUnderscoreDot(),
    passing: [['12_3.4']],
    failing: [['12a'], ['1-2'], ['๑๒'], ['1\n']],
    messageKey: 'onlyNumbers',
    unfit: notText,
  },
  plainName: {
    rule: r.plainName(),
    passing: [['บริษัท เอ.บี.ซี. จำกัด'], ['A.B.C. Co., Ltd.']],
    failing: [['https://evil.example'], ['สมชาย\nใจดี']],
    messageKey: 'plainName',
    unfit: notText,
  },
  noThaiLetters: {
    rule: r.noThaiLetters(),
    passing: [['99/1 Moo 3, Hải Phòng'], ['Lot 7 – 25 °C']],
    failing: [['99/๑ Moo 3'], ['Chon Buri ชลบุรี'], ['ๆ']],
    messageKey: 'noThaiLetters',
    unfit: notText,
  },
  noHyphen: {
    rule: r.noHyphen(),
    passing: [['1234'], ['a_b']],
    failing: [['12-34'], ['12–34'], ['12‑34']],
    messageKey: 'noHyphen',
    unfit: notText,
  },
  exactLength: {
    rule: r.exactLength(3),
    passing: [['abc'], ['ที่'], ['😀😀😀']],
    failing: [['ab'], ['abcd']],
    messageKey: 'exactLength',
    unfit: notText,
    says: 'กรุณากรอกให้มีความยาว 3 ตัวอักษรพอดี',
  },
  minLength: {
    rule: r.minLength(3),
    passing: [['abc'], ['abcd']],
    failing: [['ab'], ['😀😀']],
    messageKey: 'minLength',
    unfit: notText,
  },
  maxLength: {
    rule: r.maxLength(3),
    passing: [['abc'], ['😀😀😀']],
    failing: [['abcd']],
    messageKey: 'maxLength',
    unfit: notText,
  },
  digits: {
    rule: r.digits(4),
    passing: [['0119'], ['']],
    failing: [['119'], ['01190'], ['01-9'], ['๐๑๑๙'], ['0119\n']],
    messageKey: 'digitsOnly',
    unfit: notText,
  },
  capitals: {
    rule: r.capitals(2),
    passing: [['TH'], ['']],
    failing: [['th'], ['THA'], ['T1']],
    messageKey: 'capitalsOnly',
    unfit: notText,
  },
  notBefore: {
    rule: r.notBefore('from'),
    passing: [
      ['2026-01-02', { from: '2026-01-02' }],
      ['2026-01-02', { from: null }],
      ['2026-01-02', {}],
    ],
    failing: [['2026-01-01', { from: '2026-01-02' }]],
    messageKey: 'endBeforeStart',
  },
  idCard: {
    rule: r.idCard(),
    passing: [['1101700230708']],
    failing: [['1101700230709'], ['1-1017-00230-70-8'], ['0994000160259']],
    messageKey: 'idCardInvalid',
    unfit: notText,
  },
  equalTo: {
    rule: r.equalTo('password', ['รหัสผ่าน', 'Password']),
    passing: [
      ['x', { password: 'x' }],
      [decimal('1.0'), { password: decimal('1.00') }],
      [decimal('1'), { password: 1 }],
    ],
    failing: [
      ['x', { password: 'y' }],
      ['x', {}],
      ['1.0', { password: '1.00' }],
      [decimal('1'), { password: decimal('2') }],
      [decimal('1'), { password: 'one' }],
    ],
    messageKey: 'equalTo',
    says: 'กรุณากรอกให้ตรงกับ “รหัสผ่าน”',
  },
  greaterThan: {
    rule: r.greaterThan(0),
    passing: [[0.1], ['0.0000001'], [decimal('1')]],
    failing: [[0], ['0'], [decimal('-1')]],
    messageKey: 'greaterThan',
    unfit: notNumber,
  },
  atMost: {
    rule: r.atMost('1000000.5'),
    passing: [[1000000.5], ['1000000.50']],
    failing: [['1000000.5000000000000001'], [1000001]],
    messageKey: 'atMost',
    unfit: notNumber,
    says: 'กรุณากรอกตัวเลขไม่เกิน 1,000,000.5',
  },
  atLeast: {
    rule: r.atLeast(decimal('0.1')),
    passing: [[0.1], ['1']],
    failing: [['0.0999999999999999999']],
    messageKey: 'atLeast',
    unfit: [0.1 + 0.2, 'onlyNumbers'],
  },
  lessThan: {
    rule: r.lessThan(100),
    passing: [['99.9999999999999999999']],
    failing: [[100], [decimal('100.0')]],
    messageKey: 'lessThan',
    unfit: notNumber,
  },
  minValue: {
    rule: r.minValue(1),
    passing: [[1], [decimal('1')]],
    failing: [[0], ['-5']],
    messageKey: 'minValue',
    unfit: notNumber,
  },
  maxValue: {
    rule: r.maxValue(20),
    passing: [[20], ['3']],
    failing: [[21], ['20.01']],
    messageKey: 'maxValue',
    unfit: [{}, 'onlyNumbers'],
  },
  validJson: {
    rule: r.validJson(),
    passing: [['{"a":[1,null]}'], ['null'], [{ a: 1 }]],
    failing: [['{a:1}'], ['{'], [' ']],
    messageKey: 'invalidJson',
  },
  geojson: {
    rule: r.geojson(),
    passing: [[point], [JSON.stringify(point)], [{ type: 'FeatureCollection', features: [] }]],
    failing: [['{'], ['null'], [7], [{ type: 'Point', coordinates: [13.75, 100.5] }]],
    messageKey: 'invalidGeojson',
  },
  uniqueKey: {
    rule: r.uniqueKey('key'),
    passing: [
      [[{ key: 'A' }, { key: 'B' }]],
      [[{ key: 'A' }, deleted]],
      [[{ key: '' }, { key: '' }, {}, { key: null }]],
      [[{ key: { id: '1', key: 'A' } }, { key: { id: '2', key: 'A' } }]],
    ],
    failing: [
      [[{ key: 'A' }, { key: 'B' }, { key: 'A' }]],
      [[{ key: decimal('1.0') }, { key: decimal('1') }]],
      [[{ key: { id: '1', key: 'A' } }, { key: { id: '1' } }]],
      [[{ key: { key: 'A' } }, { key: { key: 'A' } }]],
    ],
    messageKey: 'duplicateKey',
    says: 'มี “A” ซ้ำกันในรายการ กรุณาแก้ไขให้เหลือเพียงรายการเดียว',
  },
};

/** These rules check emptiness itself; every other rule leaves it to them. */
const judgesEmptiness = new Set(['required', 'requiredWhen', 'atLeastOneItem', 'acceptTerms']);
const namedCases = Object.entries(cases);

it('every shared rule has examples', () => {
  expect(Object.keys(cases).toSorted()).toEqual(Object.keys(sharedRules).toSorted());
});

describe.each(namedCases)('the rule %s', (name, { rule, passing, failing, messageKey }) => {
  const text: Message = sharedMessages[messageKey];

  it('has its own name', () => {
    expect(rule.name).toBe(name);
  });

  it('has examples of both kinds', () => {
    expect(passing.length).toBeGreaterThan(0);
    expect(failing.length).toBeGreaterThan(0);
  });

  it.each(passing.map(asRow))('accepts %j', (value, record) => {
    expect(rule.check(value, record)).toBeUndefined();
  });

  it.each(failing.map(asRow))('returns a message in both languages for %j', (value, record) => {
    const broken = rule.check(value, record);
    expect(broken?.messageKey).toBe(messageKey);
    expect(formatMessage(text, 'th', broken?.data)).toMatch(/^[^{}]*[ก-๛][^{}]*$/u);
    expect(formatMessage(text, 'en', broken?.data)).toMatch(/^[^{}ก-๛]+$/u);
  });
});

describe.each(namedCases.filter(([name]) => !judgesEmptiness.has(name)))('the rule %s', (_, { rule }) => {
  it.each([[undefined], [null], [''], [[]]])('leaves %j to the rules about emptiness', (empty) => {
    expect(rule.check(empty, {})).toBeUndefined();
  });
});

it.each(
  namedCases.flatMap(([name, { rule, unfit }]) =>
    unfit === undefined ? [] : [{ name, rule, value: unfit[0], key: unfit[1] }],
  ),
)('the rule $name refuses what it cannot check: $value', ({ rule, value, key }) => {
  expect(rule.check(value, {})?.messageKey).toBe(key);
});

it.each(
  namedCases.flatMap(([name, { rule, failing, messageKey, says }]) =>
    says === undefined ? [] : [{ name, rule, example: failing[0], messageKey, says }],
  ),
)('the rule $name returns “$says”', ({ rule, example, messageKey, says }) => {
  const [value, record = {}] = example ?? [];
  expect(formatMessage(sharedMessages[messageKey], 'th', rule.check(value, record)?.data)).toBe(says);
});

it('a rule with an inexact number as bound cannot be declared', () => {
  expect(() => sharedRules.atMost(0.1 + 0.2)).toThrow(TypeError);
});

it('a field equal to another names it in the reader’s language', () => {
  const broken = sharedRules.equalTo('password', ['รหัสผ่าน', 'Password']).check('x', {});
  expect(formatMessage(sharedMessages.equalTo, 'en', broken?.data)).toBe('Enter the same value as in “Password”.');
});

function asRow([value, record = {}]: Example): [unknown, Item] {
  return [value, record];
}
