import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askedRules } from '#design/checks/rules.ts'
import { counted } from '#rules/listed.ts'
import { hostQuery } from '#client/data/host.ts'
import { repairPage } from '#client/data/repairs.ts'
import { itemsOf, type Report, type ReportItem, reportOf } from '#client/parts/check/report.ts'
import { runCheck } from '#client/parts/check/run-check.ts'
import { paths } from '#client/paths.ts'
import { announce } from '#client/ui/announcer.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { useWorkbench } from '../workbench-context.ts'

/** What one repair is asked for at most. */
const mostAsked = 20

/** What only the person knows: a model would make it up. */
const onlyPerson = new Set(askedRules.map(({ name }): string => name))

/**
 * The one repair by a model of what has no fix of its own: free, and kept only when the check finds less afterwards.
 * Null without a model, or when there is nothing to ask.
 * @param keep stores the better page; false when that was not possible
 */
export function useRepair(report: Report | null, keep: (html: string, title: string) => boolean) {
  const { project, page } = useWorkbench()
  const host = useQuery(hostQuery)
  const [isBusy, setBusy] = useState(false)
  /** each version is repaired once */
  const [asked, setAsked] = useState<string | null>(null)
  const open = report
    ? itemsOf(report).filter(({ rule, fix, key }) => fix === null && key !== null && !onlyPerson.has(rule))
    : []
  if (host.data?.maker.kind !== 'model' || !report || open.length === 0) return null
  const src = host.data.previewFrame ?? paths.previewFrame
  return {
    isBusy,
    wasAsked: asked === report.html,
    ask: () => {
      setBusy(true)
      setAsked(report.html)
      announce('The model is asked for a repair.')
      void repaired(report, open)
        .catch(() => tell('The page could not be checked after the repair, so nothing was changed.'))
        .finally(() => setBusy(false))
    },
  }

  async function repaired({ html, groups }: Report, items: readonly ReportItem[]): Promise<void> {
    const { signal } = new AbortController()
    const findings = items.slice(0, mostAsked).map(({ rule, key, widths }) => ({ rule, key: key ?? '', widths }))
    const answer = await repairPage({ project_id: project?.id ?? null, page_name: page, html, findings }, signal)
    if ('refused' in answer) return tell(answer.refused)
    if (answer.html === null) return tell('The model changed nothing.')
    const after = reportOf(answer.html, await runCheck({ html: answer.html, src, signal }))
    const [before, left] = [itemsOf({ html, groups }).length, itemsOf(after).length]
    if (left >= before || graveIn(after) > graveIn({ html, groups }))
      return tell('It did not make the page better, so it was not kept. No credit spent.')
    const title = `Repaired ${counted(before - left, 'finding')}`
    if (!keep(answer.html, title)) return tell('The page went on meanwhile.')
    showToast({ title, description: 'As a version of its own. No credit spent.', variant: 'success' })
  }
}

const graveIn = ({ groups }: Report): number =>
  groups.filter(({ severity }) => severity === 'error').reduce((sum, { items }) => sum + items.length, 0)

function tell(description: string): void {
  showToast({ title: 'Nothing was repaired', description, variant: 'info' })
}
