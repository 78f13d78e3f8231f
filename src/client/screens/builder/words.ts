import type { Maker } from '#rules/turns.ts'
import type { AssistantMessage } from '#client/state/builder/types.ts'

const day = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** 'Nov 20, 2026, 14:02', the label of a version. */
export function versionDate(at: number): string {
  return day.format(at)
}

/** '6.3 s'. */
export function seconds(ms: number): string {
  return `${(Math.max(0, ms) / 1000).toFixed(1)} s`
}

/** '40.1 KB'. */
export function fileSize(bytes: number): string {
  return bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(bytes < 102_400 ? 1 : 0)} KB`
}

/** Who made it, said on every message. */
export function makerLabel(maker: Maker): string {
  if (maker.kind === 'model') return maker.model
  if (maker.kind === 'person') return 'By hand'
  return maker.kind === 'designer' ? 'Built-in designer' : 'Built-in designer (fallback)'
}

/** What a turn cost. */
export function costLabel(message: AssistantMessage): string {
  if (message.discarded) return 'discarded, credit returned'
  return message.charged ? '1 credit' : 'no credit spent'
}
