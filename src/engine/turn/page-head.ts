import { escapeText } from '#design/text.ts'
import type { PageForm } from '../reader/events.ts'

/** What has to stand before a page that a model began in the middle. */
export function pageHead(form: PageForm, title: string): string {
  const start = '<!doctype html>\n<html lang="en">\n'
  const head =
    `<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>` +
    `${escapeText(title)}</title>\n</head>\n`
  if (form === 'document') return ''
  if (form === 'head') return start
  return form === 'body' ? start + head : `${start}${head}<body>\n`
}
