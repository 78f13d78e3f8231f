import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('screens/landing/landing.tsx'),
  route('app', 'screens/builder/builder.tsx'),
  route('404', 'screens/not-found/not-found.tsx', { id: 'not-found' }),
  route('*', 'screens/not-found/not-found.tsx', { id: 'unknown' }),
] satisfies RouteConfig
