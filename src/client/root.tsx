import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts } from 'react-router'
import { product } from '#rules/product.ts'
import { RouteScroll } from './parts/site/route-scroll.tsx'
import { hintScript } from './state/auth/hint.ts'
import { themeScript } from './state/theme.ts'
import { Announcer } from './ui/announcer.tsx'
import { Toaster } from './ui/toaster.tsx'
import './styles/app.css'

export { RootError as ErrorBoundary } from './parts/root-error.tsx'

/** The shell has a name before the screen that it waits for. */
export function meta() {
  return [{ title: product.name }]
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fafafa" />
        <link rel="icon" type="image/svg+xml" href="/logo.svg" />
        {/* Runs before the first paint, so that neither theme nor header flashes. */}
        <script dangerouslySetInnerHTML={{ __html: `${themeScript};${hintScript}` }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

export function HydrateFallback() {
  return <p className="sr-only">Loading {product.name}</p>
}

export default function Root() {
  return (
    <>
      <RouteScroll />
      <Outlet />
      <Toaster />
      <Announcer />
    </>
  )
}
