import { useQuery } from '@tanstack/react-query'
import { hostQuery } from '#client/data/host.ts'
import { useLocalModels } from '#client/flows/local-model.ts'
import { LocalModelOffer } from '#client/parts/local-model-offer.tsx'
import { Button } from '#client/ui/button.tsx'
import { Panel } from '#client/ui/panel.tsx'

/** Who makes pages here where nobody chose; whoever sits at the machine may choose a model that runs on it. */
export function HostMaker() {
  const { data } = useQuery(hostQuery)
  const { local, isBusy, choose } = useLocalModels()
  if (!data) return null
  const { maker } = data
  const name = maker.kind === 'model' ? maker.model : 'The built-in designer'
  return (
    <Panel>
      <div className="grid gap-4 px-5 py-5 md:px-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="grid min-w-0 gap-0.5">
            <h2 className="font-medium text-[15px] leading-6">From this host</h2>
            <p className="wrap-anywhere text-[13px] text-ink-2">
              {name} makes pages where nothing else is chosen beside the message.
            </p>
          </div>
          {local?.used && (
            <Button size="regular" isBusy={isBusy} onClick={() => choose(null)}>
              Use it no longer
            </Button>
          )}
        </div>
        <LocalModelOffer />
      </div>
    </Panel>
  )
}
