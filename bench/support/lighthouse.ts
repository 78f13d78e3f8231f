import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const version = '13.5.0'
const folder = join(import.meta.dirname, '../../.bench/lighthouse')
/** What was found about each page, whole. */
const reports = join(folder, 'reports')
const entry = join(folder, 'node_modules/lighthouse/core/index.js')

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

type Audit = { title: string; score: number | null; scoreDisplayMode: string; details?: { items?: unknown[] } }

/** What of a report is read here; scores from 0 to 1. */
export type PageReport = {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

type Lighthouse = (url: string, options: object) => Promise<{ lhr: PageReport } | undefined>

/**
 * Google's Lighthouse, which looks at a page as a phone on a slow line does. It weighs 176 MB and only this bench needs it, so
 * it comes by npm the first time, into a folder of its own.
 */
export async function lighthouseAt(port: number): Promise<(url: string, id: string) => Promise<PageReport>> {
  if (!existsSync(entry)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    process.stderr.write(`Fetching lighthouse ${version} (once) …\n`)
    const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', `lighthouse@${version}`]
    execFileSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse }
  mkdirSync(reports, { recursive: true })
  return async (url, id) => {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: categories })
    if (!result) throw new Error(`Lighthouse said nothing about ${url}`)
    writeFileSync(join(reports, `${id}.json`), JSON.stringify(result.lhr, null, 1))
    return result.lhr
  }
}

/** What took points from a category. */
export function failedAudits({ categories: all, audits }: PageReport, category: Category): string[] {
  return all[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < (category === 'performance' ? 0.9 : 1))
    .map(({ id }) => id)
}

/** How many scripts the page asked for. */
export function scriptsAsked({ audits }: PageReport): number {
  const items = (audits['network-requests']?.details?.items ?? []) as { resourceType?: string }[]
  return items.filter(({ resourceType }) => resourceType === 'Script').length
}
