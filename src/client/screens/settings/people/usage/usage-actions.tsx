import { useState } from 'react'
import { problemOf } from '#client/data/core/problem.ts'
import { exportUsage } from '#client/data/usage.ts'
import { Button } from '#client/ui/button.tsx'
import { saveFile } from '#client/ui/save-file.ts'
import { Select } from '#client/ui/select.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { withDescription } from '#rules/messages.ts'
import { periodNames, usagePeriods, type UsagePeriod } from '#rules/usage.ts'

const notSaved = { title: 'The table was not downloaded', description: 'Try again.', variant: 'destructive' } as const

type ActionsProps = { workspaceId: string; period: UsagePeriod; onPeriod: (period: UsagePeriod) => void }

/** Which time is shown, and the same as a table to keep. */
export function UsageActions({ workspaceId, period, onPeriod }: ActionsProps) {
  const [isBusy, setBusy] = useState(false)
  async function download() {
    setBusy(true)
    try {
      saveFile(`usage-${period}.csv`, await exportUsage(workspaceId, period))
    } catch (error) {
      showToast(withDescription(notSaved, problemOf(error).reason))
    }
    setBusy(false)
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        aria-label="Time"
        value={period}
        className="w-40"
        onChange={({ target }) => onPeriod(usagePeriods.find((one) => one === target.value) ?? period)}
      >
        {usagePeriods.map((one) => (
          <option key={one} value={one}>
            {periodNames[one]}
          </option>
        ))}
      </Select>
      <Button size="regular" icon="download" isBusy={isBusy} onClick={() => void download()}>
        Download CSV
      </Button>
    </div>
  )
}
