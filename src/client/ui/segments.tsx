import { cx } from './cx.ts'

const tones = { accent: 'bg-accent', ok: 'bg-ok', warn: 'bg-warn', danger: 'bg-danger' } as const
export type SegmentTone = keyof typeof tones

/** A row of segments, the first `filled` of them coloured. A picture: what it means is said by the element around it. */
export function Segments({ count, filled, tone }: { count: number; filled: number; tone: SegmentTone }) {
  return (
    <span className="flex h-1.5 w-full gap-1">
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          className={cx(
            'h-full flex-1 rounded-full transition-colors duration-150 motion-reduce:transition-none',
            index < filled ? tones[tone] : 'bg-line',
          )}
        />
      ))}
    </span>
  )
}
