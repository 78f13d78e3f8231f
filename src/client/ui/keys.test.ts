import { expect, test } from 'vitest'
import { keyName, namesAfter, pairMs } from './keys.ts'

const plain = { metaKey: false, ctrlKey: false, altKey: false, shiftKey: false }

test.for([
  [{ ...plain, key: 'n' }, 'N'],
  [{ ...plain, key: '?' }, '?'],
  [{ ...plain, key: 'F2' }, 'F2'],
  [{ ...plain, key: 'k', ctrlKey: true }, 'Mod+K'],
  [{ ...plain, key: 'K', metaKey: true }, 'Mod+K'],
  [{ ...plain, key: 'Z', ctrlKey: true, shiftKey: true }, 'Shift+Mod+Z'],
  [{ ...plain, key: '?', shiftKey: true }, '?'],
  [{ ...plain, key: 'n', altKey: true }, null],
] as const)('%j is %s', ([pressed, name]) => expect(keyName(pressed)).toBe(name))

test.for([
  ['P', null, 0, ['P']],
  ['P', { name: 'G', at: 0 }, 100, ['G P', 'P']],
  ['P', { name: 'G', at: 0 }, pairMs + 1, ['P']],
] as const)('%s after %j', ([name, before, now, names]) => expect(namesAfter(name, before, now)).toEqual(names))
