import type { Services } from '../../services.ts'
import { addDomain } from '../../use-cases/domains/add-domain.ts'
import { checkDomainNow } from '../../use-cases/domains/check-domain.ts'
import { readDomains } from '../../use-cases/domains/list-domains.ts'
import { chooseMainDomain } from '../../use-cases/domains/choose-main.ts'
import { removeDomain } from '../../use-cases/domains/remove-domain.ts'
import { api, signedIn } from './api.ts'

export function domainProcedures(services: Services) {
  const { list, add, setMain, check, remove } = api.domains
  return {
    list: list.handler(({ input, context }) => readDomains(services, signedIn(context), input.project_id)),
    add: add.handler(({ input, context }) => addDomain(services, signedIn(context), input, context.visitor.address)),
    setMain: setMain.handler(({ input, context }) => chooseMainDomain(services, signedIn(context), input)),
    check: check.handler(({ input, context }) =>
      checkDomainNow(services, signedIn(context), input, context.visitor.address),
    ),
    remove: remove.handler(({ input, context }) => removeDomain(services, signedIn(context), input)),
  }
}
