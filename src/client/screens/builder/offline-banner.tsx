import { Icon } from '#client/ui/icon.tsx'
import { useOnline } from '#client/ui/use-online.ts'
import { useWorkbench } from './workbench-context.ts'

/** Under the header while the device has no line: what happens to the work meanwhile. */
export function OfflineBanner() {
  const { project } = useWorkbench()
  const isOnline = useOnline()
  return (
    <div role="status" className="shrink-0">
      {!isOnline && (
        <p className="flex items-start justify-center gap-2 border-b border-line bg-panel-2 px-4 py-2 text-[13px] text-ink leading-[18px]">
          <Icon name="alert" size={16} className="mt-px text-warn" />
          <span>
            <span className="font-medium">You are offline.</span>{' '}
            {project
              ? 'What you change is saved on this device and goes to your project once you are back.'
              : 'What you change is saved on this device.'}{' '}
            New pages are made when you are online again.
          </span>
        </p>
      )}
    </div>
  )
}
