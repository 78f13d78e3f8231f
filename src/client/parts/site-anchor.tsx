import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A link of a public page: to a place on it, or to another page without loading everything anew. */
export function SiteAnchor({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return href.startsWith('#') ? <a href={href} {...rest} /> : <Link to={href} {...rest} />
}
