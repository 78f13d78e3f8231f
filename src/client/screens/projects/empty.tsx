import { suggestions } from '#rules/suggestions.ts'
import { Icon } from '#client/ui/icon.tsx'
import { useProjectActions } from './actions-context.ts'
import { NewProject } from './new-project.tsx'
import { Wireframe, type WireframeName } from './wireframe.tsx'

/** Four of the specification's suggestions, each with its drawing. */
const starts = [
  { label: 'Pizza delivery homepage', drawing: 'centred' },
  { label: 'E-commerce product page', drawing: 'product' },
  { label: 'Analytics dashboard layout', drawing: 'dashboard' },
  { label: 'Login form with social auth', drawing: 'form' },
] as const satisfies readonly { label: (typeof suggestions)[number]['label']; drawing: WireframeName }[]

/** A workspace without projects: one sentence, one button, four prompts that make the first page at once. */
export function Empty({ workspace }: { workspace: string }) {
  const { create, isCreating, createReason } = useProjectActions()

  function start(label: string) {
    create(suggestions.find((suggestion) => suggestion.label === label)?.prompt)
  }

  return (
    <div className="grid justify-items-center gap-8 rounded-2xl border border-edge border-dashed px-5 py-12 text-center md:py-16">
      <div className="grid justify-items-center gap-4">
        <span className="grid size-10 place-items-center rounded-xl bg-accent-soft text-accent-text">
          <Icon name="layout" size={20} />
        </span>
        <div className="grid gap-1.5">
          <h2 className="font-semibold text-base wrap-anywhere">No projects in {workspace}</h2>
          <p className="max-w-xl text-balance text-ink-2 text-sm">
            Create your first project to get started with designing amazing interfaces.
          </p>
        </div>
        <NewProject />
      </div>
      <div className="grid w-full max-w-2xl gap-3">
        <p className="text-[13px] text-ink-2">Or start from one of these</p>
        <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
          {starts.map(({ label, drawing }) => (
            <button
              key={label}
              type="button"
              aria-disabled={isCreating || createReason !== null}
              title={createReason ?? undefined}
              onClick={() => start(label)}
              className="group grid content-start gap-2 rounded-xl text-left aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
            >
              <span
                className={
                  'relative block aspect-[16/10] w-full overflow-hidden rounded-lg border border-line bg-panel text-ink-3 ' +
                  'transition-colors duration-150 group-hover:border-accent group-hover:text-accent-text ' +
                  'motion-reduce:transition-none'
                }
              >
                <Wireframe name={drawing} className="opacity-75" />
              </span>
              <span className="text-[13px] text-ink-2 group-hover:text-ink">{label}</span>
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}
