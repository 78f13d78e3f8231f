import { useBuilder } from '#client/state/store.ts'
import type { AssistantMessage } from '#client/state/builder/types.ts'
import type { Trouble } from '#design/answer.ts'
import { polishRequest } from '#rules/polish.ts'
import { pageNamed } from '#client/state/builder/pages.ts'
import { versionsOf } from '#client/state/builder/versions.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { cx } from '#client/ui/cx.ts'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { useWorkbench } from '../workbench-context.ts'

export type TroubleProps = { page: string; message: AssistantMessage; trouble: Trouble; isLast: boolean }

/** What happened, what was kept, what to do next, and the name under which the server knows it. */
export function TroubleCard({ page, message, trouble, isLast }: TroubleProps) {
  const { editor, open } = useWorkbench()
  const current = useBuilder((builder) => {
    const { version } = pageNamed(builder, page)
    return versionsOf(builder, page).find((point) => point.id === version)?.number
  })
  const isFallback = trouble.kind === 'fallback'
  // a look at the page needs new pictures of it
  const again = () => (message.prompt === polishRequest ? open({ kind: 'polish' }) : void editor.retry(page, message))
  const dismiss = () => editor.store.dispatch({ type: 'trouble-dismissed', page, message: message.id })
  return (
    <div className={cx('rounded-xl border border-line p-3.5', isFallback && 'mt-2.5')}>
      <p className="flex items-start gap-2.5 text-[14px] leading-[22px]">
        <span className={cx('mt-[3px]', isFallback ? 'text-warn' : 'text-danger')}>
          <Icon name="alert" />
        </span>
        <span>{isFallback ? trouble.reason : message.content}</span>
      </p>
      <ul className="mt-2 space-y-1 pl-[26px] text-[13px] text-ink-2 leading-[19px]">
        {!isFallback && <li>{trouble.reason}</li>}
        <li>Kept: {keptWords(isFallback, current)}</li>
        <li>{isFallback ? 'Credit returned. This page cost nothing.' : 'No credit was spent.'}</li>
      </ul>
      {isLast && (
        <div className="mt-3 flex flex-wrap items-center gap-2 pl-[26px]">
          <Button look="primary" icon="retry" className="max-md:h-10" onClick={again}>
            {isFallback ? 'Try with the model again' : 'Try again'}
          </Button>
          {isFallback ? (
            <Button className="max-md:h-10" onClick={dismiss}>
              Keep this page
            </Button>
          ) : (
            <CopyButton text={details(message, trouble)} label="Copy details" />
          )}
        </div>
      )}
      {message.request !== '' && (
        <p className="mt-3 pl-[26px] font-mono text-[12px] text-ink-3 [overflow-wrap:anywhere]">
          Request {message.request}
        </p>
      )}
    </div>
  )
}

function keptWords(isFallback: boolean, current: number | undefined): string {
  if (isFallback) return 'your message and the page you see.'
  return current === undefined ? 'your message.' : `your message, and version ${current} stays in the preview.`
}

function details(message: AssistantMessage, trouble: Trouble): string {
  return [
    ...(message.request === '' ? [] : [`Request ${message.request}`]),
    `Time ${new Date(message.at).toISOString()}`,
    `What happened: ${trouble.kind}: ${trouble.reason}`,
    `Prompt: ${message.prompt}`,
  ].join('\n')
}
