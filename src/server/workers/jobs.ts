import { depthOfPage } from '#design/depth.ts'
import { servedFaces } from '#design/typefaces/faces.ts'
import { openDocument } from '#design/document.ts'
import { type Band, changedBands } from '#design/page-map.ts'
import { followPins, type Pin, pinOf } from '#design/pins/pin.ts'
import { rebase, type Preferred, type Sides } from '#design/rebase/rebase.ts'
import { parseTree } from '#design/tree.ts'
import { compose } from '#engine/composer/compose.ts'
import { recompose } from '#engine/composer/reading/recompose.ts'
import { type ShowcaseName, showcase } from '#rules/showcase.ts'
import { type Subset, subsetFace } from '../typefaces/subset.ts'
import { cssOf } from '../tailwind.ts'
import { siteJob } from './site-job.ts'

/** Pieces of work of more than a few milliseconds that are asked and answered once: pure, from data to data. */
export const jobs = {
  /** the page map of each page, after the one that was there before */
  maps: (pages: readonly { before: string; html: string }[]): Band[][] =>
    pages.map(({ before, html }) => changedBands(before, html, [])),
  /** an element tree from outside, by allow-list; a string holds its JSON */
  tree: (given: unknown) => parseTree(typeof given === 'string' ? jsonOf(given) : given),
  /** how deep the deepest of these pages is */
  depth: (pages: readonly string[]): number => Math.max(...pages.map(depthOfPage)),
  /** what somebody made of a page, put into what others have made of it meanwhile */
  rebase: ({ base, mine, theirs, preferred }: Sides & { preferred: Preferred }) =>
    rebase(base, mine, theirs, preferred),
  /** what a remark about an element is pinned to; null when the page has no such element */
  pin: ({ html, key }: { html: string; key: string }) => pinOf(html, key),
  /** where the elements of remarks are in another version of their page */
  pins: ({ from, to, pins }: { from: string | null; to: string; pins: readonly Pin[] }) => followPins(from, to, pins),
  /** the keys of a page's elements */
  keys: (html: string): string[] => [...openDocument(html).elements.keys()],
  /** a typeface with only some of its letters and weights */
  subset: (asked: Subset) => subsetFace(asked),
  /** all files of a site */
  site: siteJob,
  /** a page after the reading of its request was changed */
  recompose,
  /** a page of the built-in designer with its CSS, and that CSS alone */
  showcase: async (name: ShowcaseName): Promise<{ html: string; css: string }> => {
    const { prompt } = showcase[name]
    const { html } = compose({ prompt, mode: 'html', pageName: 'Home', html: null, pages: [], chat: [], variant: 0 })
    const { css, typefaces = [] } = await cssOf(html)
    return { html, css: `${servedFaces(typefaces)}\n${css}` }
  },
}

export type Jobs = typeof jobs
export type JobName = keyof Jobs
export type JobInput<Name extends JobName> = Parameters<Jobs[Name]>[0]
type Results = { [Name in JobName]: Awaited<ReturnType<Jobs[Name]>> }
export type JobResult<Name extends JobName> = Results[Name]

/** Has work done for somebody, somewhere else than on the server's thread. Throws `TooLarge` and UNAVAILABLE. */
export type Work = <Name extends JobName>(name: Name, input: JobInput<Name>, person: string) => Promise<JobResult<Name>>

/** One job, by its name. */
export async function doJob<Name extends JobName>(name: Name, input: JobInput<Name>): Promise<JobResult<Name>> {
  const job = jobs[name] as (input: JobInput<Name>) => JobResult<Name> | Promise<JobResult<Name>>
  return job(input)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
