import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'

/** A link of a public page: to a place on it, or to another page without loading everything anew. */
export function SiteAnchor({ href, children, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  if (!href.startsWith('#'))
    return (
      <Link to={href} onClick={onClick} {...rest}>
        {children}
      </Link>
    )
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event)
        goToPlace(event, href)
      }}
      {...rest}
    >
      {children}
    </a>
  )
}

/**
 * Scrolls to a place of the page, smoothly unless motion is to be reduced (the page's own style says which). The browser's
 * own way would tell the router, and what is drawn anew then leaves out the parts that were prerendered and not woken up
 * yet: the page would be short for a moment, and stay at its top.
 */
function goToPlace(event: MouseEvent<HTMLAnchorElement>, href: string): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const place = document.getElementById(href.slice(1))
  if (!isPlain || !place) return
  event.preventDefault()
  history.pushState(history.state, '', href)
  place.scrollIntoView()
  place.tabIndex = -1
  place.style.outline = 'none'
  place.focus({ preventScroll: true })
}
