import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.for<[path: string | undefined, to: string]>([
  [undefined, '/projects'],
  ['', '/projects'],
  ['/settings#social', '/settings#social'],
  ['/projects/1?page=Home', '/projects/1?page=Home'],
  ['/', '/'],
  ['//evil.test', '/projects'],
  ['/\\evil.test', '/projects'],
  ['/\t/evil.test', '/projects'],
  ['/a\\b', '/projects'],
  ['\\\\evil.test', '/projects'],
  ['https://evil.test', '/projects'],
  ['javascript:alert(1)', '/projects'],
  [' /projects/2', '/projects'],
  ['/\r\nSet-Cookie: a=b', '/projects'],
])('%j leads to %j', ([path, to]) => {
  expect(ownPath(path, '/projects')).toBe(to)
})
