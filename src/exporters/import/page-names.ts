import { homePage } from '#rules/chat.ts'
import { pageNameMaxLength } from '#rules/pages.ts'

/** File names that say nothing of the page. */
const nameless = /^(page|untitled|download|document|new|code|website|template|export)$/i

/**
 * What a page may be called, by its file, else by its title.
 * @param path its file, with folders when it comes from a zip: 'about/index.html' is 'About'
 */
export function pageNameOf(path: string, title: string): string {
  const parts = path.replace(/\.[a-z\d]+$/i, '').split('/')
  const last = (parts.at(-1) ?? '').replace(/\s*\(\d+\)$/, '').replace(/-cdn$/, '')
  const isIndex = /^index$/i.test(last)
  const own = isIndex && parts.length > 1 ? (parts.at(-2) ?? '') : last
  if (/^index$/i.test(own)) return homePage
  if (!nameless.test(own) && /\p{L}|\p{N}/u.test(own)) return tidy(own.replace(/[-_+]+|%20/g, ' '))
  const first = title.split(/\s+[|–—·:-]\s+/)[0] ?? ''
  return tidy(first) || 'Imported page'
}

function tidy(words: string): string {
  const text = words
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, pageNameMaxLength)
    .trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A name that none of the others has: 'Menu', then 'Menu 2', 'Menu 3' … */
export function freeName(taken: readonly string[], wanted: string): string {
  const isTaken = (name: string) => taken.some((other) => other.toLowerCase() === name.toLowerCase())
  let name = wanted
  for (let number = 2; isTaken(name); number++) {
    const ending = ` ${number}`
    name = wanted.slice(0, pageNameMaxLength - ending.length).trimEnd() + ending
  }
  return name
}
