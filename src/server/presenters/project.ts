import type { Project, ProjectCard } from '#api/projects.ts'
import { refusal, type PersonRole } from '#rules/permissions.ts'
import type { ProjectListRow, ProjectRow } from '../db/queries/projects.ts'

/** What of a project leaves the server, listed by hand, for somebody in that role. */
export function projectAnswer(row: Omit<ProjectRow, 'structure'>, role: PersonRole): Project {
  return {
    id: row.id,
    name: row.name,
    user_id: row.userId,
    workspace_id: row.workspaceId,
    role,
    read_only: refusal(role, 'change'),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

export function projectCard(row: ProjectListRow, role: PersonRole): ProjectCard {
  return {
    ...projectAnswer(row, role),
    thumbnail_url: pictureUrl(row.id, row.homeVersionId, row.pictureSize),
    delete_reason: refusal(role, 'deleteProject'),
    has_pages: row.hasPages,
    is_generating: row.isGenerating,
  }
}

/** The address of a version's picture, or null while there is none. Another picture has another size, and so another address. */
export function pictureUrl(projectId: string, versionId: string | null, pictureSize: number | null): string | null {
  if (versionId === null || pictureSize === null) return null
  return `/pictures/versions/${projectId}/${versionId}.webp?v=${pictureSize}`
}
