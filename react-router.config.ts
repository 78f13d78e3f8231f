import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/client',
  buildDirectory: 'build',
  ssr: false,
  prerender: ['/', '/pricing', '/terms', '/privacy', '/contact', '/404'],
} satisfies Config
