import { expect, test } from 'vitest'
import { isTooDeep, jsonMaxDepth } from './json-depth.ts'

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test.for<[what: string, json: string, is: boolean]>([
  ['nothing', '', false],
  ['as deep as it may be', lists(jsonMaxDepth), false],
  ['one deeper', lists(jsonMaxDepth + 1), true],
  ['objects in lists', '{"a":['.repeat(501), true],
  ['never closed', '['.repeat(100_000), true],
  ['many beside each other', `[${'[],{},'.repeat(5000)}1]`, false],
  ['brackets in a text', JSON.stringify({ html: '[{'.repeat(5000) }), false],
  ['quotes in a text', JSON.stringify({ html: '"[\\"'.repeat(5000) }), false],
  ['after such a text', `["\\\\",${'['.repeat(1001)}`, true],
])('%s', ([, json, is]) => expect(isTooDeep(Buffer.from(json))).toBe(is))
