import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Labelled requests lie beside the repository and are never copied into it. */
const folder = join(import.meta.dirname, '../../../shared/data')

export type Label = { kind: string; of: string; start: number; end: number; text: string }
export type LabelledRequest = { text: string; labels: Label[]; language: string; trades: string[]; group: string }

/** `{KIND:words}`, `{T*head:words}` and `{P>item:words}` become labels of the plain text. */
export function readLabels(line: string): Pick<LabelledRequest, 'text' | 'labels'> {
  const labels: Label[] = []
  let text = ''
  let rest = line
  for (
    let match = /\{([A-Z])(?:[*>]([^:}]*))?:([^}]*)\}/.exec(rest);
    match;
    match = /\{([A-Z])(?:[*>]([^:}]*))?:([^}]*)\}/.exec(rest)
  ) {
    text += rest.slice(0, match.index)
    const [whole, kind = '', of = '', words = ''] = match
    labels.push({ kind, of, start: text.length, end: text.length + words.length, text: words })
    text += words
    rest = rest.slice(match.index + whole.length)
  }
  return { text: text + rest, labels }
}

/** All labelled requests; null where the file is absent. */
export function labelledRequests(): LabelledRequest[] | null {
  const path = join(folder, 'labelled-requests.txt')
  if (!existsSync(path)) return null
  let group = ''
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('#')) group = line.replace(/^# ?/, '')
      if (line.startsWith('#') || !line.includes(' ## ')) return []
      const [said = '', key = ''] = line.replaceAll('\\n', '\n').split(' ## ')
      const [language = 'en', ...trades] = key.split('|').map((part) => part.trim())
      return [{ ...readLabels(said), language: language === 'nb' ? 'no' : language, trades, group }]
    })
}

/** `language|text` of mixed-language.txt. */
export function mixedTexts(): { language: string; text: string }[] | null {
  const path = join(folder, 'mixed-language.txt')
  if (!existsSync(path)) return null
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({ language: line.slice(0, 2) === 'nb' ? 'no' : line.slice(0, 2), text: line.slice(3) }))
}
