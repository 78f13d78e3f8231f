import type { Picture } from '#design/direct-edits/picture.ts'
import { api } from './api.ts'

/** A picture of another host as part of the page: the server gets it, and draws it anew. */
export function bringPhoto(projectId: string, address: string): Promise<Picture> {
  return api.photos.bring({ project_id: projectId, address })
}
