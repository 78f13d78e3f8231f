import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { editConflict, versionInfo } from '#api/project-content.ts'
import { get, type Settled } from './people.ts'

const storedVersion = versionInfo.extend({ revision: z.number(), conflicts: z.array(editConflict) })

/** Stores a page of Home that was changed by hand. */
export const storePage = (
  person: Settled,
  projectId: string,
  page: { html_content: string } & Record<string, unknown>,
) =>
  get(storedVersion, person, 'POST', `/projects/${projectId}/versions`, {
    id: randomUUID(),
    page_name: 'Home',
    ...page,
  })
