import { readUndrawnHome, savePicture } from '#client/data/project-content.ts'
import { cardSize, drawPicture } from './draw-picture.ts'

/** Draws the Home page of a project as it is now and keeps the picture; what cannot be read or drawn keeps its wireframe. */
export async function drawHome(projectId: string): Promise<void> {
  try {
    const home = await readUndrawnHome(projectId)
    const picture = home && (await drawPicture(home.html, cardSize))
    if (picture) await savePicture(projectId, home.id, picture)
  } catch {
    // It is tried again when the project changes or the screen is loaded anew.
  }
}
