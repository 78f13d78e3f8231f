import type { Services } from '../../services.ts'
import { chooseModel, modelChoices } from '../../use-cases/models/model-choices.ts'
import { addOwnModel, listOwnModels, removeOwnModel } from '../../use-cases/models/own-models.ts'
import { testOwnModel } from '../../use-cases/models/test-own-model.ts'
import { api, signedIn } from './api.ts'

export function modelProcedures(services: Services) {
  const { choices, choose, own, add, test, remove } = api.models
  return {
    choices: choices.handler(({ input, context }) => modelChoices(services, signedIn(context), input.project_id)),
    choose: choose.handler(({ input, context }) => chooseModel(services, signedIn(context), input)),
    own: own.handler(({ input, context }) => listOwnModels(services, signedIn(context), input.workspace_id)),
    add: add.handler(({ input, context }) => addOwnModel(services, signedIn(context), context.visitor, input)),
    test: test.handler(({ input, context }) => testOwnModel(services, signedIn(context), context.visitor, input)),
    remove: remove.handler(async ({ input, context }) => {
      await removeOwnModel(services, signedIn(context), input)
      return {}
    }),
  }
}
