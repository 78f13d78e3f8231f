import type { BrowserContext } from '@playwright/test'
import { createSaver } from '#client/state/saved/save.ts'
import { run, turnEvents } from '#test/support/state-fixtures/builder.ts'
import { emptyBuilder } from '#client/state/builder/builder.ts'
import { fixturePages } from './page-fixtures.ts'

const studio = fixturePages().find(({ name }) => name === 'ceramics-studio.html')?.html ?? ''
const classes = /<section id="classes"[\s\S]*?<\/section>\n\n/.exec(studio)?.[0] ?? ''
const later = studio.replace('9:00 to 17:00', '9:00 to 20:00')
const team = '<section id="team" data-section="team/list" class="px-5 py-16">\n  <h2>Who teaches</h2>\n</section>\n\n'

/** Three versions of a page: the first; other opening hours; without the classes, and with a section about the team. */
export const studioPages = [
  studio,
  later,
  later.replace(classes, '').replace('<section id="book"', `${team}<section id="book"`),
] as const

/** What a browser keeps of a visitor who asked for these pages one after the other. */
function keptOf(pages: readonly string[]): [key: string, value: string][] {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const builder = pages.reduce(
    (before, html, index) =>
      run(before, ...turnEvents(`v${index + 1}`, { html, base: before.pages[0]?.version ?? null })),
    emptyBuilder(),
  )
  createSaver(storage, emptyBuilder()).save(builder)
  return [...kept]
}

/** Puts the versions into a browser that has none yet. */
export async function withSavedVersions(
  context: BrowserContext,
  pages: readonly string[] = studioPages,
): Promise<void> {
  await context.addInitScript((entries) => {
    if (window !== window.top || localStorage.getItem('restorePoints') !== null) return
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, keptOf(pages))
}
