import { defineCommand, runMain } from 'citty'
import { product } from '#rules/product.ts'
import { generateCommand } from './generate.ts'

const main = defineCommand({
  meta: { name: 'cli', version: '0.1.0', description: `${product.name} on the command line` },
  subCommands: { generate: generateCommand },
})

await runMain(main)
