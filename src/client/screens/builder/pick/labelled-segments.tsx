import { type Segment, Segmented } from '#client/ui/segmented.tsx'

type LabelledSegmentsProps<T extends string> = {
  label: string
  /** null when it is none of them */
  value: T | null
  segments: readonly Segment<T>[]
  onChoose: (value: T) => void
}

/** A choice with its name over it, as wide as the card. */
export function LabelledSegments<T extends string>({ label, value, segments, onChoose }: LabelledSegmentsProps<T>) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1 text-[12px] font-medium">
        {label}
      </p>
      <Segmented
        label={label}
        value={value}
        segments={segments}
        onChoose={onChoose}
        className="flex w-full max-md:h-10 [&>*]:flex-1 [&>*]:justify-center max-md:[&>*]:h-9"
      />
    </div>
  )
}
