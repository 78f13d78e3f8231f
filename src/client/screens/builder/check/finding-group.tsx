import { type ReportGroup, type ReportItem, widthWords } from '#client/parts/check/report.ts'
import { Button } from '#client/ui/button.tsx'
import { cx } from '#client/ui/cx.ts'
import { useWorkbench } from '../workbench-context.ts'
import type { Check } from './use-check.ts'

type GroupProps = { group: ReportGroup; check: Check }

/** One rule with every element that breaks it. */
export function FindingGroup({ group, check }: GroupProps) {
  const { title, why, severity, items } = group
  return (
    <section aria-label={title} className="overflow-hidden rounded-xl border border-line">
      <div className="flex gap-2.5 bg-panel-2/50 px-3 py-2.5">
        <span
          aria-hidden="true"
          className={cx('mt-[5px] size-2 shrink-0 rounded-full', severity === 'error' ? 'bg-danger' : 'bg-warn')}
        />
        <div className="min-w-0">
          <h4 className="font-medium text-[13px]">
            {title}
            {items.length > 1 && <span className="ml-1.5 text-ink-3 tabular-nums">{items.length}</span>}
          </h4>
          {why && <p className="mt-0.5 text-[12px] text-ink-2 leading-[17px]">{why}</p>}
        </div>
      </div>
      <ul className="divide-y divide-line border-line border-t">
        {items.map((item) => (
          <FindingRow key={item.id} item={item} check={check} />
        ))}
      </ul>
    </section>
  )
}

function FindingRow({ item, check }: { item: ReportItem; check: Check }) {
  const { canvas } = useWorkbench()
  const { path, name, detail, widths, fix } = item
  const where = widthWords(widths)
  const show = () => {
    if (path === null) return
    canvas.current?.mark([path])
    canvas.current?.scrollTo(path, true)
  }
  const reason = check.isBusy
    ? 'Wait until this version is done.'
    : check.isStale
      ? 'Check the page again first.'
      : null
  return (
    <li className="px-3 py-2.5">
      <p className="text-[13px] [overflow-wrap:anywhere]">{name}</p>
      {(detail !== '' || where !== '') && (
        <p className="mt-0.5 text-[12px] text-ink-2 leading-[17px] [overflow-wrap:anywhere]">
          {detail} {where && <span className="whitespace-nowrap text-ink-3 tabular-nums">{where}</span>}
        </p>
      )}
      {(path !== null || fix) && (
        <div className="mt-1.5 -ml-2 flex gap-1">
          {path !== null && (
            <Button look="ghost" icon="eye" className="h-7! px-2! text-[12px]! max-md:h-10!" onClick={show}>
              Show<span className="sr-only"> {name}</span>
            </Button>
          )}
          {fix && (
            <Button
              look="ghost"
              icon="check"
              className="h-7! px-2! text-[12px]! text-accent-text! max-md:h-10!"
              disabledReason={reason}
              onClick={() => check.fix([item])}
            >
              Fix<span className="sr-only"> {name}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
