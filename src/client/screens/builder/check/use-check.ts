import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { counted, listed } from '#rules/listed.ts'
import { hostQuery } from '#client/data/host.ts'
import { applyFixes } from '#client/parts/check/apply-fixes.ts'
import { itemsOf, type Report, type ReportItem, reportOf } from '#client/parts/check/report.ts'
import { checkWidths, runCheck } from '#client/parts/check/run-check.ts'
import { paths } from '#client/paths.ts'
import { announce } from '#client/ui/announcer.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { useShown } from '../shown.ts'
import { useRepair } from './use-repair.ts'
import { useWorkbench } from '../workbench-context.ts'

/** 'Checked at 360, 768 and 1440: 3 findings.' */
export function summaryOf(report: Report): string {
  const widths = listed(checkWidths.map(String))
  const count = itemsOf(report).length
  return `Checked at ${widths}: ${count === 0 ? 'nothing found' : counted(count, 'finding')}.`
}

/** The check of the page that is shown: what was found, and what can be done about it. */
export function useCheck() {
  const { editor, page } = useWorkbench()
  const shown = useShown()
  const host = useQuery(hostQuery)
  /** the page that is checked; another one is only checked when it is asked for */
  const [html, setHtml] = useState(shown.html ?? '')
  const [round, setRound] = useState(0)
  /** what was tried and is still there has no fix */
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set())
  /** what the last fix was made from, and what it made */
  const [made, setMade] = useState<{ before: string; after: string } | null>(null)
  const [width, setWidth] = useState<number | null>(null)
  const src = host.data?.previewFrame ?? paths.previewFrame
  const check = useQuery({
    queryKey: ['check', html, round],
    enabled: !host.isPending && html !== '',
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => {
      announce('Checking the page.')
      const report = reportOf(html, await runCheck({ html, src, signal, onWidth: setWidth }))
      announce(summaryOf(report))
      return report
    },
  })
  const report = check.data ? withoutTried(check.data, tried) : null
  const repair = useRepair(report, (better, title) => keep(better, title))
  const fixable = report ? itemsOf(report).filter(({ fix }) => fix !== null) : []
  const isStale = shown.html !== null && shown.html !== html
  const isBusy = shown.turn !== null || shown.isPeek
  return {
    report,
    fixable,
    width,
    isStale,
    isBusy,
    isChecking: check.isFetching || host.isPending,
    hasFailed: check.isError,
    again: () => {
      setHtml(shown.html ?? '')
      setRound(round + 1)
    },
    fix,
    repair,
    /** takes the last fix back; null when there is none, or when the page went on since */
    undo: made && made.after === shown.html ? () => takeBack(made.before) : null,
  }

  /** Stores the page with these put right as one version, and looks at it again. */
  function fix(items: readonly ReportItem[]) {
    const { html: better, fixed } = applyFixes(html, items)
    const title = `Fixed ${counted(fixed.length, 'finding')}`
    if (fixed.length === 0 || !keep(better, title)) {
      showToast({ title: 'Nothing was changed', description: 'The page is not as it was checked.', variant: 'info' })
      return
    }
    setTried(new Set([...tried, ...fixed.map(({ id }) => id)]))
    showToast({ title, description: 'As a version of its own. No credit spent.', variant: 'success' })
  }

  /** Stores a better page, which is looked at again, and remembers the one before. */
  function keep(better: string, title: string): boolean {
    if (editor.storePage(page, better, title) === null) return false
    setMade({ before: html, after: better })
    setHtml(better)
    return true
  }

  function takeBack(before: string) {
    if (editor.storePage(page, before, 'Took the fixes back') === null) return
    announce('The fixes were taken back.')
    setMade(null)
    setTried(new Set())
    setHtml(before)
  }
}

export type Check = ReturnType<typeof useCheck>

function withoutTried(report: Report, tried: ReadonlySet<string>): Report {
  if (tried.size === 0) return report
  const groups = report.groups.map((group) => ({
    ...group,
    items: group.items.map((item) => (tried.has(item.id) ? { ...item, fix: null } : item)),
  }))
  return { ...report, groups }
}
