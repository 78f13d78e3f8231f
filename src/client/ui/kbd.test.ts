import { afterEach, expect, test, vi } from 'vitest'
import { keysShown, keysSpoken } from './kbd.tsx'

afterEach(() => void vi.unstubAllGlobals())

test.for([
  ['Mod+K', ['⌘', 'K'], ['Ctrl', 'K'], 'Meta+K', 'Control+K'],
  ['Shift+Mod+Z', ['⇧', '⌘', 'Z'], ['Ctrl', 'Shift', 'Z'], 'Shift+Meta+Z', 'Shift+Control+Z'],
  ['Mod+Enter', ['⌘', '↵'], ['Ctrl', 'Enter'], 'Meta+Enter', 'Control+Enter'],
  ['Escape', ['esc'], ['Esc'], 'Escape', 'Escape'],
  ['ArrowUp', ['↑'], ['↑'], 'ArrowUp', 'ArrowUp'],
] as const)('%s is written as the keyboard has it', ([keys, mac, other, spokenMac, spokenOther]) => {
  vi.stubGlobal('navigator', { platform: 'MacIntel' })
  expect([keysShown(keys), keysSpoken(keys)]).toEqual([mac, spokenMac])
  vi.stubGlobal('navigator', { platform: 'Win32' })
  expect([keysShown(keys), keysSpoken(keys)]).toEqual([other, spokenOther])
})

test('two keys after each other have no spoken form', () => {
  expect(keysSpoken('G P')).toBeUndefined()
})
