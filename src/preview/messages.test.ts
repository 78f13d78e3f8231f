import { expect, test } from 'vitest'
import { helloNonce, isHere, pageCap, readFrameMessage, readHostMessage, seal } from './messages.ts'

const nonce = '0123456789abcdef'

test.each([
  ['a message without fields', { type: 'ready' }],
  ['numbers', { type: 'rendered', id: 1, took: 3.5 }],
  [
    'a list of records',
    {
      type: 'layout',
      top: 0,
      height: 900,
      viewport: 600,
      hash: '#orders',
      sections: [{ path: '0/1', top: 0, height: 9 }],
    },
  ],
  ['null where it may be', { type: 'error', kind: 'error', message: 'x is not defined', line: null }],
])('reads %s', (_name, message) => {
  expect(readFrameMessage({ ...message, nonce }, nonce)).toEqual(message)
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a string', 'ready'],
  ['a list', [{ type: 'ready', nonce }]],
  ['no nonce', { type: 'ready' }],
  ['another nonce', { type: 'ready', nonce: 'fedcba9876543210' }],
  ['an unknown type', { type: 'eval', nonce }],
  ['a type of the prototype', { type: 'constructor', nonce }],
  ['a type that is no string', { type: ['ready'], nonce }],
  ['a host message', { type: 'ping', id: 1, nonce }],
  ['a missing field', { type: 'rendered', id: 1, nonce }],
  ['a field of another type', { type: 'rendered', id: '1', took: 1, nonce }],
  ['a number that is none', { type: 'pong', id: Number.NaN, nonce }],
  ['an infinite number', { type: 'pong', id: Number.POSITIVE_INFINITY, nonce }],
  ['a word that is not on the list', { type: 'error', kind: 'warning', message: '', line: null, nonce }],
  ['a text that is too long', { type: 'navigate', href: 'x'.repeat(2049), nonce }],
  [
    'too many sections',
    {
      type: 'layout',
      top: 0,
      height: 1,
      viewport: 1,
      hash: '',
      sections: Array.from({ length: 501 }, () => ({ path: '', top: 0, height: 0 })),
      nonce,
    },
  ],
  [
    'a section that is none',
    { type: 'layout', top: 0, height: 1, viewport: 1, hash: '', sections: [{ path: 1, top: 0, height: 0 }], nonce },
  ],
])('refuses %s', (_name, data) => {
  expect(readFrameMessage(data, nonce)).toBeNull()
})

test('takes only the fields it knows', () => {
  const read = readFrameMessage({ type: 'pong', id: 1, nonce, html: '<b>', __proto__: { evil: true } }, nonce)
  expect(Object.keys(read ?? {})).toEqual(['type', 'id'])
})

test('a page and its css together stay under 2 MiB', () => {
  const render = (html: string, css: string) =>
    readHostMessage(
      seal(
        {
          type: 'render',
          id: 1,
          page: 'Home',
          html,
          css,
          isPlain: false,
          final: true,
          scripts: false,
          top: null,
          hash: '',
        },
        nonce,
      ),
      nonce,
    )
  const half = 'x'.repeat(pageCap / 2)
  expect(render(half.slice(0, -10), half.slice(0, -10))).not.toBeNull()
  expect(render(half, `${half}x`)).toBeNull()
})

test('a hello needs a nonce worth the name', () => {
  expect(helloNonce({ type: 'pagewright:hello', nonce })).toBe(nonce)
  expect(helloNonce({ type: 'pagewright:hello', nonce: 'short' })).toBeNull()
  expect(helloNonce({ type: 'hello', nonce })).toBeNull()
  expect(helloNonce(null)).toBeNull()
})

test('the frame says that it is there in one word', () => {
  expect(isHere({ type: 'pagewright:here' })).toBe(true)
  expect(isHere({ type: 'ready' })).toBe(false)
  expect(isHere('pagewright:here')).toBe(false)
})
