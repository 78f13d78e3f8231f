import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gsapScript } from '#design/convert/gsap-script.ts'
import { type LibraryName, libraries } from '#design/libraries.ts'

const files: Record<Exclude<LibraryName, 'gsap'>, string> = { 'chart.js': 'chart.js/dist/chart.umd.min.js' }

const read = new Map<LibraryName, Promise<string>>()

/** The code of a library that a page names, read once. */
export function libraryCode(name: LibraryName): Promise<string> {
  const code =
    read.get(name) ?? (name === 'gsap' ? Promise.resolve(gsapScript) : readFile(placeOf(files[name]), 'utf8'))
  read.set(name, code)
  return code
}

/** Its file lies in a folder that the package does not name to others. */
function placeOf(file: string): string {
  const [folder = '', ...path] = file.split('/')
  const entry = fileURLToPath(import.meta.resolve(folder))
  return `${entry.slice(0, entry.lastIndexOf(`/${folder}/`))}/${folder}/${path.join('/')}`
}

export const libraryNamed = (name: string): LibraryName | undefined => libraries.find((library) => library === name)
