import type { Publishing } from '#api/sites.ts'
import { product } from '#rules/product.ts'
import { Tick } from '#client/ui/tick.tsx'

type BadgeProps = { publishing: Publishing; isOn: boolean; onChange: (isOn: boolean) => void }

/** The small mark of the host in the corner of each page. */
export function BadgeChoice({ publishing: { limits }, isOn, onChange }: BadgeProps) {
  return (
    <Tick
      label={`“Made with ${product.name}” badge`}
      line={
        limits.needs_badge
          ? 'A small mark in the corner. Part of Free; Pro and Teams publish without it.'
          : 'A small mark in the corner of each page.'
      }
      isOn={isOn || limits.needs_badge}
      isDisabled={limits.needs_badge}
      onChange={onChange}
    />
  )
}
