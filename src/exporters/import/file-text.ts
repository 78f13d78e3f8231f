import { ImportProblem, kinds } from './problem.ts'

export type FileKind = 'zip' | 'json' | 'html'

/** What a file is, by what stands in it: names lie. */
export function kindOf(bytes: Uint8Array): FileKind {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)) return 'zip'
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200)).replace(/^(ï»¿|þÿ|ÿþ)/, '')
  return /^\s*[{[]/.test(start) ? 'json' : 'html'
}

/**
 * The text of a file: UTF-8 or UTF-16 by its mark, else UTF-8 where it is that, else what the page names itself.
 * @throws ImportProblem when it is no text
 */
export function textOf(name: string, bytes: Uint8Array): string {
  if (bytes.length === 0) throw new ImportProblem(`“${name}” is empty`, 'There is nothing in this file.', kinds)
  const marked =
    bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : ''
  const text = marked ? new TextDecoder(marked).decode(bytes) : (strict(bytes) ?? lenient(bytes))
  if (text.includes('\0')) {
    throw new ImportProblem(
      `“${name}” is not a page`,
      'It holds no text: it may be a picture, a document or a program.',
      kinds,
    )
  }
  if (text.trim() === '') throw new ImportProblem(`“${name}” is empty`, 'It holds only blank space.', kinds)
  return text
}

function strict(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function lenient(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  const named = /charset\s*=\s*["']?\s*([\w-]+)/i.exec(start)?.[1] ?? ''
  try {
    return new TextDecoder(/^utf-?(8|16)/i.test(named) || named === '' ? 'windows-1252' : named).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The text of a drawing. */
export const textOfSprite = (bytes: Uint8Array): string => strict(bytes) ?? lenient(bytes)
