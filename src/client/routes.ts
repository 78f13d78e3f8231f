import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('screens/landing/landing.tsx'),
  route('app', 'screens/builder/app.tsx'),
  route('auth', 'screens/auth/auth.tsx'),
  route('pricing', 'screens/pricing/pricing.tsx'),
  route('terms', 'screens/legal/terms.tsx'),
  route('privacy', 'screens/legal/privacy.tsx'),
  route('contact', 'screens/contact/contact.tsx'),
  route('p', 'screens/shared/shared.tsx'),
  route('tab', 'screens/preview-tab/preview-tab.tsx'),
  layout('screens/signed-in/signed-in.tsx', [
    route('projects', 'screens/projects/projects.tsx'),
    route('projects/:projectId', 'screens/builder/project.tsx'),
    route('projects/:projectId/site', 'screens/site/site.tsx'),
    route('settings/*', 'screens/settings/settings.tsx'),
    route('workspaces/new', 'screens/new-workspace/new-workspace.tsx'),
  ]),
  route('404', 'screens/not-found/not-found.tsx', { id: 'not-found' }),
  route('*', 'screens/not-found/not-found.tsx', { id: 'unknown' }),
] satisfies RouteConfig
