import { askedRules } from '#design/checks/rules.ts'
import { polishWidths } from '#rules/polish.ts'
import { type PolishInput, startPolish } from '#client/data/polish.ts'
import { itemsOf, reportOf } from '#client/parts/check/report.ts'
import { checkHeight, type HitsAt, runCheck } from '#client/parts/check/run-check.ts'
import { drawSheet } from '#client/parts/picture/draw-sheet.ts'

/** So many findings go along at most. */
const mostFindings = 20

/** What only the person knows: a model would make it up. */
const onlyPerson = new Set(askedRules.map(({ name }): string => name))

export type PolishAsk = {
  projectId: string
  page: string
  /** the version that is looked at, and its page */
  version: string
  html: string
  /** the address of the preview document */
  src: string
  signal: AbortSignal
  onWidth: (width: number) => void
}

/** This browser cannot draw pages, or not this one. */
export class NotDrawn extends Error {}

/** Looks at the page at both widths, draws it, and lets the project's model mend it. Throws NotDrawn, and what the server refuses. */
export async function runPolish({ projectId, page, version, html, src, signal, onWidth }: PolishAsk): Promise<void> {
  const { pictures, findings } = await lookAt({ html, src, signal, onWidth }).catch((error: unknown) => {
    throw new NotDrawn('The page could not be drawn.', { cause: error })
  })
  if (signal.aborted) return
  await startPolish({
    project_id: projectId,
    page_name: page,
    base: version,
    turn: crypto.randomUUID(),
    pictures,
    findings,
  })
}

async function lookAt({ html, src, signal, onWidth }: Pick<PolishAsk, 'html' | 'src' | 'signal' | 'onWidth'>) {
  const seen = await runCheck({ html, src, signal, widths: polishWidths, onWidth })
  const pictures: PolishInput['pictures'] = []
  for (const width of polishWidths) {
    const height = seen.find((each) => each.width === width)?.height ?? checkHeight
    pictures.push({ width, data: await drawSheet(html, { width, height }, checkHeight) })
  }
  return { pictures, findings: findingsOf(html, seen) }
}

function findingsOf(html: string, seen: readonly HitsAt[]): PolishInput['findings'] {
  const ratios = new Map(seen.flatMap(({ hits }) => hits).map(({ rule, path, ratio }) => [`${rule} ${path}`, ratio]))
  return itemsOf(reportOf(html, seen))
    .filter(({ rule, key }) => key !== null && !onlyPerson.has(rule))
    .slice(0, mostFindings)
    .map(({ rule, key, path, widths }) => {
      const ratio = ratios.get(`${rule} ${path}`) ?? 0
      return { rule, key: key ?? '', widths, ratio: ratio >= 1 ? ratio : null }
    })
}
