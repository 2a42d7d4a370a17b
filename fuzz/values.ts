import type { Random } from './random'

/** JSON that no JavaScript value becomes: infinite numbers, names that come twice, nesting without end. */
export class RawJson {
  constructor(readonly json: string) {}
}

const mark = 'raw-json-'

/** A value as JSON text. */
export const toJson = (value: unknown): string => {
  const raws: string[] = []
  const text = JSON.stringify(value, (_name, each: unknown) => {
    if (!(each instanceof RawJson)) return each
    raws.push(each.json)
    return `${mark}${raws.length - 1}`
  })
  return (text ?? 'null').replaceAll(/"raw-json-(\d+)"/g, (_whole, index: string) => raws[Number(index)]!)
}

const nested = (depth: number) => new RawJson('['.repeat(depth) + ']'.repeat(depth))
const nestedObjects = (depth: number) => new RawJson(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)
const long = (piece: string) => piece.repeat(20_000 / piece.length)

const numbers: readonly unknown[] = [
  0,
  -1,
  1.5,
  0.1 + 0.2,
  2_147_483_647,
  2_147_483_648,
  9_007_199_254_740_993,
  1e300,
  -1e300,
  5e-324,
  new RawJson('-0'),
  new RawJson('1e999'),
  new RawJson('-1e999'),
  new RawJson('1.0'),
]

const texts: readonly unknown[] = [
  '',
  ' ',
  'null',
  'NaN',
  'Infinity',
  '1e999',
  '-0',
  '0x10',
  'true',
  'x',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfff',
  '\u202eabc',
  '👩‍🚀',
  '%',
  '_',
  '\\',
  "'; drop table account; --",
  '"',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '=1+1',
  '../../etc/passwd',
  'Bcc: a@b.ca\r\nx',
  '__proto__',
  'constructor',
  'toString',
  long('x'),
  long('.'),
  long('a@.'),
  long(' '),
  long('é'),
  `a@${'.'.repeat(60_000)}@`,
  long('<b>'),
]

const dates: readonly unknown[] = [
  'yesterday',
  'abc',
  '2026-02-30',
  '2026-13-45T99:99:99Z',
  '0000-01-01',
  '2026-01-01',
  '2026-01-01T00:00:00.000Z',
  '2026-01-01T00:00:00',
  '20260101',
  '+275760-09-13T00:00:00.000Z',
  '-000001-01-01T00:00:00Z',
  1_700_000_000_000,
  8.64e15,
  -62_135_596_800_001,
  '23:59:60',
  '24:00:00',
]

const structures: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [[1]],
  { toString: '' },
  { valueOf: 1, toString: 2 },
  { length: 1e9 },
  { then: 'x' },
  { toJSON: 1 },
  { $gt: '' },
  { $in: [{ id: 1 }] },
  { $eq: 1 },
  { $ne: null },
  { id: 1 },
  [1, 2, 3],
  ['a', { b: [null] }],
  Array.from({ length: 2000 }, (_, index) => index),
  { _placeholder: true, num: 0 },
  new RawJson('{"__proto__":{"title":"x"}}'),
  new RawJson('{"__proto__":1,"__proto__":{"role":"staff"}}'),
  new RawJson('{"a":1,"a":{"constructor":{"prototype":{}}}}'),
  nested(15),
  nested(3000),
  nestedObjects(3000),
]

const groups = [numbers, texts, dates, structures]

/** A value of any kind but the expected; a copy, since whoever gets it may change it further. */
export const oddValue = (random: Random): unknown => {
  const value = random.pick(random.pick(groups))
  return value instanceof RawJson ? value : structuredClone(value)
}

/** Names that properties of a record do not have. */
export const oddNames: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'x',
  '',
  ' ',
  'a.b',
  'a[b]',
  'a\0b',
  '$where',
  '$eq',
  '0',
  'customerid',
  'role',
  'passwordHash',
  'n'.repeat(300),
]
