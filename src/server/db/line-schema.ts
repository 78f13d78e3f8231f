import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, projects, userId, workspaces } from './schema.ts'

/** Requests that wait until the page they are about is made. Each holds no credit yet; once it begins its row is a generation's. */
export const generationLine = pgTable(
  'generation_line',
  {
    /** becomes that of the generation */
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: userId(),
    address: text('address').notNull(),
    turn: uuid('turn').notNull(),
    pageName: text('page_name').notNull(),
    prompt: text('prompt').notNull(),
    /** what else was asked with it, as the contract has it */
    asked: jsonb('asked').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('generation_line_turn').on(t.userId, t.projectId, t.turn),
    index('generation_line_page').on(t.projectId, t.pageName, t.createdAt),
    index('generation_line_workspace').on(t.workspaceId),
  ],
)
