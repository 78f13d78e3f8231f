import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type IconData, iconSet } from '#design/convert/icon-set.ts'
import type { Assets } from '#design/convert/types.ts'

let set: Assets | null = null

/** The icons that pages may name; read when the first page names one. */
export const icons: Assets = {
  icon: (name) => loaded().icon(name),
  iconNames: () => loaded().iconNames(),
}

function loaded(): Assets {
  set ??= iconSet(read())
  return set
}

function read(): IconData {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json'), 'utf8'))
}
