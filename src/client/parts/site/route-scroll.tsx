import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { provideNavigate } from '../../state/navigate.ts'
import { followSystemTheme } from '../../state/theme.ts'

/** What happens on every route: a change scrolls smoothly to the top and moves the focus to the new heading. */
export function RouteScroll() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' })
    const heading = document.querySelector<HTMLElement>('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.style.outline = 'none'
    heading.focus({ preventScroll: true })
  }, [pathname])
  useEffect(() => {
    provideNavigate(navigate)
    return followSystemTheme()
  }, [navigate])
  return null
}
