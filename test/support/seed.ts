import fc from 'fast-check'
import { afterAll, vi } from 'vitest'
import { seed } from './draw.ts'

fc.configureGlobal({ seed })

// the next file of this worker finds the clock as this one did
afterAll(() => {
  vi.useRealTimers()
})
