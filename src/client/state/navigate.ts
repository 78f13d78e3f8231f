import type { NavigateFunction } from 'react-router'

let navigate: NavigateFunction | null = null

/** The router hands its navigation over once it is there. */
export function provideNavigate(given: NavigateFunction): void {
  navigate = given
}

/** Goes to a path of this site from outside of a component; before the router is there, by the browser itself. */
export function goTo(path: string, options: { replace?: boolean } = {}): void {
  if (navigate) void navigate(path, options)
  else location.assign(path)
}
