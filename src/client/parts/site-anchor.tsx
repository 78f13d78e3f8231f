import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A link of a public page: to a place on it, or to another page without loading everything anew. */
export function SiteAnchor({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  if (!href.startsWith('#'))
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    )
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}
