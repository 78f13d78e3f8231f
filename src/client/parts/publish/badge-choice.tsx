import { useId } from 'react'
import type { Publishing } from '#api/sites.ts'
import { product } from '#rules/product.ts'

type BadgeProps = { publishing: Publishing; isOn: boolean; onChange: (isOn: boolean) => void }

/** The small mark of the host in the corner of each page. */
export function BadgeChoice({ publishing: { limits }, isOn, onChange }: BadgeProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-3 text-[13px]">
      <input
        id={id}
        type="checkbox"
        checked={isOn || limits.needs_badge}
        disabled={limits.needs_badge}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5 size-4 accent-(--accent)"
      />
      <span className="grid gap-0.5">
        <label htmlFor={id} className="font-medium">
          “Made with {product.name}” badge
        </label>
        <span className="text-ink-2">
          {limits.needs_badge
            ? 'A small mark in the corner. Part of Free; Pro and Teams publish without it.'
            : 'A small mark in the corner of each page.'}
        </span>
      </span>
    </div>
  )
}
