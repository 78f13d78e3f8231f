import { expect, test } from 'vitest'
import { deviceWords, isHandheld } from './device-words.ts'

const like = 'Mozilla/5.0 (KHTML, like Gecko)'

test.for([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${like} Chrome/141.0 Safari/537.36`,
    'Chrome on Windows',
    false,
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/141.0 Safari/537.36 Edg/141.0`, 'Edge on Windows', false],
  [`Mozilla/5.0 (X11; Linux x86_64) ${like} HeadlessChrome/141.0 Safari/537.36`, 'Chrome on Linux', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox on Linux', false],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${like} Version/18.0 Safari/605.1.15`, 'Safari on macOS', false],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${like} Version/18.0 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
    true,
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${like} CriOS/141.0 Mobile/15E148 Safari/604.1`,
    'Chrome on iPhone',
    true,
  ],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${like} Chrome/141.0 Mobile Safari/537.36`, 'Chrome on Android', true],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${like} Chrome/141.0 Safari/537.36`, 'Chrome on ChromeOS', false],
  ['curl/8.5.0', 'Unknown device', false],
  ['', 'Unknown device', false],
  [null, 'Unknown device', false],
] as const)('%s is %s', ([userAgent, words, handheld]) => {
  expect(deviceWords(userAgent)).toBe(words)
  expect(isHandheld(userAgent)).toBe(handheld)
})
