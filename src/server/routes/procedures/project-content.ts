import type { Services } from '../../services.ts'
import { addPage } from '../../use-cases/pages/add-page.ts'
import { chooseHome } from '../../use-cases/pages/choose-home.ts'
import { createVersion } from '../../use-cases/versions/create-version.ts'
import { deletePage } from '../../use-cases/pages/delete-page.ts'
import { findVersion } from '../../use-cases/versions/find-version.ts'
import { listMessages } from '../../use-cases/projects/list-messages.ts'
import { listVersions } from '../../use-cases/versions/list-versions.ts'
import { movePage } from '../../use-cases/pages/move-page.ts'
import { readProjectContent } from '../../use-cases/projects/read-content.ts'
import { renamePage } from '../../use-cases/pages/rename-page.ts'
import { renameVersion } from '../../use-cases/versions/rename-version.ts'
import { restoreVersion } from '../../use-cases/versions/restore-version.ts'
import { returnPage } from '../../use-cases/pages/return-page.ts'
import { setPicture } from '../../use-cases/versions/set-picture.ts'
import { setProjectMode } from '../../use-cases/projects/set-project-mode.ts'
import { storageInUse } from '../../use-cases/projects/storage-in-use.ts'
import { undoRestore } from '../../use-cases/versions/undo-restore.ts'
import { api, signedIn } from './api.ts'

export function projectContentProcedures(services: Services) {
  const calls = api.projectContent
  return {
    get: calls.get.handler(({ input, context }) => readProjectContent(services, signedIn(context), input.project_id)),
    storage: calls.storage.handler(({ input, context }) => storageInUse(services, signedIn(context), input.project_id)),
    setMode: calls.setMode.handler(({ input, context }) => setProjectMode(services, signedIn(context), input)),
    addPage: calls.addPage.handler(({ input, context }) => addPage(services, signedIn(context), input)),
    renamePage: calls.renamePage.handler(({ input, context }) => renamePage(services, signedIn(context), input)),
    deletePage: calls.deletePage.handler(({ input, context }) => deletePage(services, signedIn(context), input)),
    returnPage: calls.returnPage.handler(({ input, context }) => returnPage(services, signedIn(context), input)),
    movePage: calls.movePage.handler(({ input, context }) => movePage(services, signedIn(context), input)),
    chooseHome: calls.chooseHome.handler(({ input, context }) => chooseHome(services, signedIn(context), input)),
    messages: calls.messages.handler(({ input, context }) => listMessages(services, signedIn(context), input)),
    versions: calls.versions.handler(({ input, context }) => listVersions(services, signedIn(context), input)),
    version: calls.version.handler(({ input, context }) => findVersion(services, signedIn(context), input)),
    renameVersion: calls.renameVersion.handler(({ input, context }) =>
      renameVersion(services, signedIn(context), input),
    ),
    createVersion: calls.createVersion.handler(({ input, context }) =>
      createVersion(services, signedIn(context), input),
    ),
    restore: calls.restore.handler(({ input, context }) => restoreVersion(services, signedIn(context), input)),
    undoRestore: calls.undoRestore.handler(({ input, context }) => undoRestore(services, signedIn(context), input)),
    setPicture: calls.setPicture.handler(async ({ input, context }) => {
      await setPicture(services, signedIn(context), input)
      return {}
    }),
  }
}
