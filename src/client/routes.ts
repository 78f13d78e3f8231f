import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Its path is its name: the list of all routes stands in every page, and a file's name would be in it twice more. */
const screen = (path: string, file: string) => route(path, file, { id: path })

export default [
  index('screens/landing/landing.tsx', { id: 'landing' }),
  screen('app', 'screens/builder/app.tsx'),
  screen('auth', 'screens/auth/auth.tsx'),
  screen('pricing', 'screens/pricing/pricing.tsx'),
  screen('terms', 'screens/legal/terms.tsx'),
  screen('privacy', 'screens/legal/privacy.tsx'),
  screen('contact', 'screens/contact/contact.tsx'),
  screen('p', 'screens/shared/shared.tsx'),
  screen('review', 'screens/shared/shared.tsx'),
  screen('tab', 'screens/preview-tab/preview-tab.tsx'),
  layout('screens/signed-in/signed-in.tsx', { id: 'signed-in' }, [
    screen('projects', 'screens/projects/projects.tsx'),
    screen('projects/:projectId', 'screens/builder/project.tsx'),
    screen('projects/:projectId/site', 'screens/site/site.tsx'),
    screen('settings/*', 'screens/settings/settings.tsx'),
    screen('workspaces/new', 'screens/new-workspace/new-workspace.tsx'),
  ]),
  route('404', 'screens/not-found/not-found.tsx', { id: 'not-found' }),
  route('*', 'screens/not-found/not-found.tsx', { id: 'unknown' }),
] satisfies RouteConfig
