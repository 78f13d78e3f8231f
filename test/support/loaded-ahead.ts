import type { Page } from '@playwright/test'

/** How many of these scripts, which a screen brings ahead of their need, are there with all that they need: 'toast-list'. */
export async function loadedAhead(page: Page, names: readonly string[]): Promise<number> {
  const isOne = `\\/(?:${names.join('|')})-[^/]*\\.js$`
  const scripts = await page.evaluate(
    (pattern) => [
      ...new Set(
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => new RegExp(pattern).test(name)),
      ),
    ],
    isOne,
  )
  // As text: the test runner would make an import of its own out of it.
  for (const script of scripts) await page.evaluate(`import(${JSON.stringify(script)}).then(() => true)`)
  return scripts.length
}
