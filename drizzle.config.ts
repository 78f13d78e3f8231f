import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/server/db/schema.ts',
    './src/server/db/people-schema.ts',
    './src/server/db/line-schema.ts',
    './src/server/db/comments-schema.ts',
    './src/server/db/money-schema.ts',
    './src/server/db/usage-schema.ts',
    './src/server/db/models-schema.ts',
    './src/server/db/pictures-schema.ts',
    './src/server/db/sites-schema.ts',
    './src/server/db/site-forms-schema.ts',
    './src/server/db/site-visits-schema.ts',
    './src/server/db/site-reports-schema.ts',
    './src/server/db/domains-schema.ts',
    './src/server/db/preview-links-schema.ts',
    './src/server/db/review-links-schema.ts',
    './src/server/db/notifications-schema.ts',
    './src/server/db/activity-schema.ts',
  ],
  out: './src/server/db/migrations',
})
