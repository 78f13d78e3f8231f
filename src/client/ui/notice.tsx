import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type NoticeProps = {
  title: string
  /** the language of the title, where it is not the screen's */
  titleLang?: string
  line: string
  /** the way out */
  action?: ReactNode
}

/** Says on the spot what went wrong or what stands in the way, and what can be done. */
export function Notice({ title, titleLang, line, action }: NoticeProps) {
  return (
    <div role="alert" className="flex gap-3 rounded-xl border border-danger/40 bg-danger/5 p-4">
      <Icon name="error" className="mt-0.5 text-danger" />
      <div className="grid min-w-0 gap-1">
        <p lang={titleLang} className="font-medium text-sm">
          {title}
        </p>
        <p className="wrap-anywhere text-[13px] text-ink-2">{line}</p>
        {action && <div className="mt-1 text-[13px]">{action}</div>}
      </div>
    </div>
  )
}
