import { Icon } from '#client/ui/icon.tsx'

/** What a comment is about: the place on the page, and what it says there. */
export function About({ place, says }: { place: string; says: string }) {
  return (
    <p className="flex min-h-8 max-w-full items-center gap-2 rounded-lg bg-accent-soft px-2.5 py-1 text-[12px] text-accent-text">
      <Icon name="pointer" size={14} />
      <span className="sr-only">About </span>
      <span className="shrink-0 font-medium">{place}</span>
      {says !== '' && <span className="truncate">“{says}”</span>}
    </p>
  )
}
