import type { Services } from '../../services.ts'
import { addPage } from '../../verbs/add-page.ts'
import { chooseHome } from '../../verbs/choose-home.ts'
import { createVersion } from '../../verbs/create-version.ts'
import { deletePage } from '../../verbs/delete-page.ts'
import { findVersion } from '../../verbs/find-version.ts'
import { listMessages } from '../../verbs/list-messages.ts'
import { listVersions } from '../../verbs/list-versions.ts'
import { movePage } from '../../verbs/move-page.ts'
import { readProjectContent } from '../../verbs/read-content.ts'
import { renamePage } from '../../verbs/rename-page.ts'
import { renameVersion } from '../../verbs/rename-version.ts'
import { restoreVersion } from '../../verbs/restore-version.ts'
import { returnPage } from '../../verbs/return-page.ts'
import { setPicture } from '../../verbs/set-picture.ts'
import { setProjectMode } from '../../verbs/set-project-mode.ts'
import { storageInUse } from '../../verbs/storage-in-use.ts'
import { undoRestore } from '../../verbs/undo-restore.ts'
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
