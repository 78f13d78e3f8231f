import { expect, test } from 'vitest'
import { previewCsp, previewDocument, previewHeaders } from './document.ts'

test('the frame is opaque, reaches no host and lets itself be framed by its own origin alone', () => {
  const rules = new Map(previewCsp.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]))
  expect(rules.get('sandbox')).toBe('allow-scripts')
  for (const name of [
    'default-src',
    'connect-src',
    'form-action',
    'base-uri',
    'frame-src',
    'worker-src',
    'object-src',
  ]) {
    expect([name, rules.get(name)]).toEqual([name, "'none'"])
  }
  expect(rules.get('frame-ancestors')).toBe("'self'")
})

test('a frame on another domain names the builder and nobody else', () => {
  const headers = previewHeaders('https://app.example')
  expect(headers['content-security-policy']).toContain('frame-ancestors https://app.example')
  expect(headers['content-security-policy']).not.toContain("frame-ancestors 'self'")
  expect(previewDocument('0', 'https://app.example')).toContain('data-app="https://app.example"')
})

test.each([
  ['an end tag', 'const a = "</script>"', '</script>"'],
  ['an end tag in capitals', 'const a = "</SCRIPT>"', '</SCRIPT>"'],
  ['the start of a comment', 'const a = "<!--<script>"', '<!--'],
])('the runtime cannot end its own script element: %s', (_name, runtime, forbidden) => {
  expect(previewDocument(runtime)).not.toContain(forbidden)
})

test('replacement patterns in the runtime stay as they are', () => {
  expect(previewDocument("x.replace(/a/, '$&$1')")).toContain("'$&$1'")
})
