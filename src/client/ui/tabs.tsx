import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

export type TabItem = { value: string; label: string; icon: IconName; mark?: ReactNode; panel: ReactNode }

type TabsProps = { label: string; value: string; items: TabItem[]; onChoose: (value: string) => void }

/** Tabs across the screen; their panels stay alive while another is shown. */
export function Tabs({ label, value, items, onChoose }: TabsProps) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChoose(String(next))} className="flex min-h-0 flex-1 flex-col">
      <Base.List
        aria-label={label}
        activateOnFocus
        className="grid h-12 shrink-0 auto-cols-fr grid-flow-col border-b border-line bg-panel"
      >
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            className={
              'inline-flex items-center justify-center gap-2 border-b-2 border-transparent text-[14px] font-medium text-ink-2 ' +
              '-outline-offset-2 data-active:border-accent data-active:text-ink'
            }
          >
            <Icon name={item.icon} />
            {item.label}
            {item.mark}
          </Base.Tab>
        ))}
      </Base.List>
      <div className="relative min-h-0 flex-1">
        {items.map((item) => (
          <Base.Panel
            key={item.value}
            value={item.value}
            keepMounted
            className="absolute inset-0 flex flex-col outline-none"
            render={(props, state) => (
              // Laid out even while hidden: a frame that is not displayed would not paint.
              <div
                {...props}
                hidden={false}
                inert={state.hidden}
                style={{ visibility: state.hidden ? 'hidden' : 'visible' }}
              />
            )}
          >
            {item.panel}
          </Base.Panel>
        ))}
      </div>
    </Base.Root>
  )
}
