import { stringLiteral } from './jsx-text.ts'
import { fits, indented, printElement, type Printing } from './print-jsx.ts'
import type { Filled, Value } from './repeat-plan.ts'

/** The types and lists of a component, as blocks that stand before it. */
export function printData({ types, lists }: Filled, printing: Printing): string[][] {
  return [
    ...types.map(({ name, fields }) => [
      `type ${name} = {`,
      ...indented(fields.map(([field, type]) => `${field}: ${type}`)),
      '}',
    ]),
    ...lists.map(({ name, type, values }) => labelled(`const ${name}: ${type}[] = `, printList(values, printing), '')),
  ]
}

function printValue(value: Value, printing: Printing): string[] {
  switch (value.kind) {
    case 'text':
      return [stringLiteral(value.text)]
    case 'code':
      return [value.code]
    case 'drawing': {
      const lines = printElement(value.element, { ...printing, filled: null })
      return lines.length === 1 ? lines : ['(', ...indented(lines), ')']
    }
    case 'list':
      return printList(value.values, printing)
    case 'entry':
      return bracketed(
        '{',
        value.fields.map(([name, own]) => labelled(`${name}: `, printValue(own, printing), '')),
        '}',
      )
  }
}

const printList = (values: readonly Value[], printing: Printing) =>
  bracketed(
    '[',
    values.map((value) => printValue(value, printing)),
    ']',
  )

/** Parts in one line where they fit, else one below the other. */
function bracketed(open: '[' | '{', parts: readonly string[][], close: string): string[] {
  const gap = open === '{' ? ' ' : ''
  const line = `${open}${gap}${parts.map(([only]) => only).join(', ')}${gap}${close}`
  const isFlat =
    parts.every(({ length }) => length === 1) && (open === '{' || !parts.some(([only]) => only?.startsWith('{')))
  if (isFlat && fits(line)) return [line]
  return [open, ...indented(parts.flatMap((lines) => labelled('', lines, ','))), close]
}

/** Lines with words before the first and after the last of them. */
function labelled(before: string, lines: readonly string[], after: string): string[] {
  return lines.map((line, index) => `${index === 0 ? before : ''}${line}${index === lines.length - 1 ? after : ''}`)
}
