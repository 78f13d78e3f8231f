import { openDocument } from '#design/document.ts'
import { pageSections } from '#design/sections.ts'
import { sectionName } from './words.ts'

/** The parts of a page, by their names in the page map, that were not on the page before as they are now. */
export function changedSections(before: string | null, after: string): string[] {
  const old = new Set(before === null ? [] : sectionSources(before).map(({ source }) => source))
  const fresh = sectionSources(after).filter(({ source }) => !old.has(source))
  return [...new Set(fresh.map(({ label }) => label))]
}

function sectionSources(html: string): { label: string; source: string }[] {
  return pageSections(openDocument(html)).map(({ label, start, end }) => ({ label, source: html.slice(start, end) }))
}

/** Names of the sections that begin in a piece of a page, for the stages; its tags are whole. */
export function sectionsIn(html: string): string[] {
  return [...html.matchAll(/<(?:section|header|footer)\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi)].flatMap(
    ([tag]) => sectionName(tag) ?? /^<(header|footer)/i.exec(tag)?.[1]?.toLowerCase() ?? [],
  )
}
