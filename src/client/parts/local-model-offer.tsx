import { Button } from '#client/ui/button.tsx'
import { useLocalModels } from '../flows/local-model.ts'

/** A model was found on this machine: it is offered to whoever sits at it, and used once they say so. */
export function LocalModelOffer() {
  const { local, isBusy, choose } = useLocalModels()
  const [first] = local?.models ?? []
  if (!local || !first || local.used) return null
  const { name, model, context } = first
  return (
    <aside aria-label="A model on this machine" className="flex items-start gap-3 rounded-xl border border-line p-3.5">
      <span aria-hidden="true" className="mt-2 size-2 shrink-0 rounded-full bg-ok" />
      <div className="grid min-w-0 flex-1 gap-2.5">
        <div>
          <p className="wrap-anywhere font-medium text-[14px] leading-[22px]">
            {name} is running here with {model}
          </p>
          <p className="text-[13px] text-ink-2 leading-5">
            It is not used until you say so. Nothing leaves this machine.
            {context !== null && ` It takes ${context.toLocaleString('en')} tokens at once.`}
          </p>
        </div>
        <Button className="justify-self-start max-md:h-10" isBusy={isBusy} onClick={() => choose({ name, model })}>
          Use it
        </Button>
      </div>
    </aside>
  )
}
