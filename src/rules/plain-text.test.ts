import { expect, test } from 'vitest'
import { isAddress, plainLine, plainLines } from './plain-text.ts'

test.for([
  ['  two   words ', 'two words'],
  ['a\tb\nc', 'a b c'],
  ['non\u00A0breaking', 'non breaking'],
  ['zero\u200Bwidth', 'zerowidth'],
  ['\uFEFFmark', 'mark'],
  ['soft\u00ADhyphen', 'softhyphen'],
  ['turned\u202Eround', 'turnedround'],
  ['isolated \u2066text\u2069', 'isolated text'],
  ['bell\u0007', 'bell'],
  ['c1\u009Bcontrol', 'c1control'],
  ['filled \u3164', 'filled'],
  ['\u2800', ''],
  ['\u200B\u200D\u2060', ''],
  ['e\u0301t\u00E9', 'été'],
  ['a\u200Db', 'ab'],
  // joiners that are seen
  ['👩\u200D💻 team', '👩\u200D💻 team'],
  ['👩🏽\u200D💻', '👩🏽\u200D💻'],
  ['❤\uFE0F', '❤\uFE0F'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['क्\u200Dष', 'क्\u200Dष'],
] as const)('%j is read as %j', ([text, line]) => expect(plainLine(text)).toBe(line))

test.for([
  ['  two\n\n  lines ', 'two\n\n  lines'],
  ['two\r\nlines', 'two\nlines'],
  ['\u200B\u200D\n\u2060 ', ''],
  ['this is \u202Elive\u202C', 'this is live'],
  ['می\u200Cخواهم\n👩\u200D💻', 'می\u200Cخواهم\n👩\u200D💻'],
] as const)('the lines of %j are read as %j', ([text, lines]) => expect(plainLines(text)).toBe(lines))

test.for([
  'ada@example.com',
  'ada+news@sub.example.co',
  "o'hara@example.ie",
  'grüße@müller.de',
  'иван@почта.рф',
  'δοκιμή@παράδειγμα.ελ',
  '用户@例子.公司',
])('%s is an address', (text) => expect(isAddress(text)).toBe(true))

test.for([
  'a',
  '@b.co',
  'a@',
  'a@b',
  'a@b.',
  'a@.co',
  'a@b..co',
  'a@b@c.co',
  'a b@c.co',
  'a\u200B@b.co',
  'a\u00AD@b.co',
  'a@b\u202E.co',
  'a\u0007@b.co',
  'a\u3164@b.co',
  'a\uFE0F@b.co',
  // the letter е of the Cyrillic alphabet, among Latin ones and alone
  'her\u043E@example.com',
  'hero@\u0435xample.com',
  '\u0441\u043E\u0441\u043E@example.com',
])('%j is no address, or one that looks like another', (text) => expect(isAddress(text)).toBe(false))
