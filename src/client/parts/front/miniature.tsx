import type { CSSProperties } from 'react'
import type { ShowcaseName } from '#rules/showcase.ts'
import { paths } from '../../paths.ts'
import './miniature.css'

type Props = {
  name: ShowcaseName /** width of the page inside, in px */
  width: number
  height?: number
  wire?: boolean
  className?: string
  /** once its page is there */
  onLoad?: () => void
}

/** A page of the built-in designer, small: decoration, so it is out of the reading and tab order. */
export function Miniature({ name, width, height = 1200, wire = false, className = '', onLoad }: Props) {
  const style = { '--page-width': `${width}px`, '--page-height': `${height}px` } as CSSProperties
  return (
    <div className={`miniature overflow-hidden ${className}`} style={style} inert aria-hidden="true">
      <iframe
        title={`Miniature of ${name}`}
        src={paths.showcase(name, wire)}
        loading="lazy"
        sandbox=""
        onLoad={onLoad}
        tabIndex={-1}
        scrolling="no"
      />
    </div>
  )
}
