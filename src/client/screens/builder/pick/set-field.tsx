import { useId } from 'react'
import { Button } from '#client/ui/button.tsx'

type SetFieldProps = {
  label: string
  value: string
  placeholder: string
  onType: (value: string) => void
  onSet: () => void
}

/** One line of text for an element, and the press that sets it. */
export function SetField({ label, value, placeholder, onType, onSet }: SetFieldProps) {
  const id = useId()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSet()
      }}
      className="flex items-end gap-2"
    >
      <label htmlFor={id} className="min-w-0 flex-1 text-[12px] font-medium">
        {label}
        <input
          id={id}
          value={value}
          onChange={(event) => onType(event.target.value)}
          placeholder={placeholder}
          className="mt-1 block h-8 w-full rounded-lg border border-line bg-panel px-2 text-[13px] font-normal text-ink outline-none focus-visible:border-accent focus-visible:ring-3 focus-visible:ring-accent-soft max-md:h-10"
        />
      </label>
      <Button type="submit" look="primary" className="max-md:h-10">
        Set
      </Button>
    </form>
  )
}
