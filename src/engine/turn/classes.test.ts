import { expect, test } from 'vitest'
import { classTest } from './classes.ts'

const cases: [name: string, passes: boolean][] = [
  ['bg-(--surface)', true],
  ['md:hover:text-gray-500', true],
  ['[&>li]:mt-2', true],
  ['data-[state=open]:bg-black', true],
  ['!mt-2', true],
  ['group', true],
  ['peer/name', true],
  ['faq-item', true],
  ['js-menu', true],
  ['text-grey-500', false],
  ['md:text-grey-500', false],
  ['bg-slatee-900', false],
  ['p-enormous', false],
]

test.each(cases)('%s passes: %s', async (name, passes) => {
  expect((await classTest())(name)).toBe(passes)
})
