import { useQuery } from '@tanstack/react-query'
import { hostQuery } from '#client/data/host.ts'
import { Panel } from '#client/ui/panel.tsx'

/** Who makes pages here where nobody chose. */
export function HostMaker() {
  const { data } = useQuery(hostQuery)
  if (!data) return null
  const { maker } = data
  return (
    <Panel>
      <div className="grid gap-0.5 px-5 py-5 md:px-6">
        <h2 className="font-medium text-[15px] leading-6">From this host</h2>
        <p className="text-[13px] text-ink-2">
          {maker.kind === 'model'
            ? `${maker.model} makes pages where nothing else is chosen beside the message.`
            : 'The built-in designer makes pages where nothing else is chosen beside the message.'}
        </p>
      </div>
    </Panel>
  )
}
