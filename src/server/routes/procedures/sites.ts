import type { Services } from '../../services.ts'
import { checkSiteName } from '../../use-cases/sites/check-name.ts'
import { publishProject } from '../../use-cases/sites/publish-project.ts'
import { listReleases, readPublishing } from '../../use-cases/sites/read-publishing.ts'
import { setLiveRelease } from '../../use-cases/sites/set-live.ts'
import { setSiteState } from '../../use-cases/sites/set-state.ts'
import { updateSite } from '../../use-cases/sites/update-site.ts'
import { api, signedIn } from './api.ts'

export function siteProcedures(services: Services) {
  const { get, checkName, publish, update, setState } = api.sites
  const { list, setLive } = api.releases
  return {
    sites: {
      get: get.handler(({ input, context }) => readPublishing(services, signedIn(context), input.project_id)),
      checkName: checkName.handler(({ input, context }) =>
        checkSiteName(services, signedIn(context), input, context.visitor.address),
      ),
      publish: publish.handler(({ input, context }) =>
        publishProject(services, signedIn(context), input, context.visitor.address),
      ),
      update: update.handler(({ input, context }) => updateSite(services, signedIn(context), input)),
      setState: setState.handler(({ input, context }) => setSiteState(services, signedIn(context), input)),
    },
    releases: {
      list: list.handler(({ input, context }) => listReleases(services, signedIn(context), input.project_id)),
      setLive: setLive.handler(({ input, context }) => setLiveRelease(services, signedIn(context), input)),
    },
  }
}
