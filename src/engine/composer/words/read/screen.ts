import { screenWords } from '../lexicon/screen-words.ts'
import { type Source, words } from './source.ts'
import type { Subject } from './subject.ts'

const screens = Object.entries(screenWords).map(([name, phrases]) => [name, words(`(?:${phrases})`, 'iu')] as const)
/** A site that tells of an app is no screen of it. */
const site = words(
  'landing ?page|landing|website|web site|site|homepage|marketing page|page for|webseite|startseite|nettside|sitio|portfolio|shop|store|dashboard',
  'iu',
)

/** The screen of an app that the opening of a request asks for, by the name it is drawn under; null when it asks for none. */
export function readScreen(source: Source, subject: Subject): string | null {
  if (subject.brand && !/ (?:page|screen|view|form|ui|seite|ansicht)\b/i.test(subject.page)) return null
  const said = source.text.slice(subject.head.start, subject.head.end)
  const opening = said.replace(
    / (?:for|für|pour|para|with|mit|avec|con|med|that|in|of|de la|del|von|til)(?= |$).*$/i,
    '',
  )
  if (site.test(opening.replace(/\b(?:page|screen) for\b/i, ''))) return null
  return screens.find(([, pattern]) => pattern.test(opening))?.[0] ?? null
}
