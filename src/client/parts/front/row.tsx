import type { CSSProperties, ReactNode } from 'react'
import { marketingFigures } from '#rules/product.ts'
import { stampOf, type Moment } from './clock.ts'

type Props = {
  id: string
  labelledBy: string
  moment: Moment
  children: ReactNode
  className?: string
  stampTop?: number
}

/** One section of the landing page with its stamp on the clock in the margin. */
export function Row({ id, labelledBy, moment, children, className = '', stampTop }: Props) {
  const style = stampTop ? ({ '--stamp-top': `${stampTop}px` } as CSSProperties) : undefined
  return (
    <section id={id} aria-labelledby={labelledBy} className={`landing-row ${className}`} style={style}>
      {marketingFigures && (
        <p className="stamp mb-4 flex items-baseline gap-3 xl:mb-0 xl:block">
          <span className="text-accent-text xl:block">{stampOf(moment, marketingFigures.averageSeconds)}</span>
          <span>{moment.label}</span>
        </p>
      )}
      {children}
    </section>
  )
}

export const rowClass = 'border-line border-t py-20 md:py-24'
