import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Miniature } from '#client/parts/front/miniature.tsx'

/** A browser's own lazy frames begin 1,250 to 2,500 px ahead, which on this page is all of them at once. */
const ahead = '400px'

/** A miniature below the first screen: its page comes when one is near it, for each is a document with its own process. */
export function NearMiniature({ className, ...page }: ComponentProps<typeof Miniature>) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!box.current) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setIsNear(true)
        observer.disconnect()
      },
      { rootMargin: ahead },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box} className={className}>
      {isNear && <Miniature {...page} className="size-full" />}
    </div>
  )
}
