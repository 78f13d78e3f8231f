import { useEffect, useState } from 'react'

/** Which of the sections one is reading: the last whose beginning has passed the upper third of the window. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  const list = ids.join(' ')
  useEffect(() => {
    const sections = list.split(' ').flatMap((id) => document.getElementById(id)?.closest('section') ?? [])
    const seen = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target)
          else seen.delete(target)
        }
        const first = sections.find((section) => seen.has(section))
        if (first) setCurrent(first.getAttribute('aria-labelledby') ?? undefined)
      },
      { rootMargin: '-96px 0px -60% 0px' },
    )
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [list])
  return current
}
