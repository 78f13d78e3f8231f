import type { KnownPage } from '#design/rebase/element-ids.ts'
import { ownPage } from './known.ts'
import type { BuilderState, Ground } from './types.ts'

/**
 * A page with what others change of it by hand now, and how this person's own changes look upon it; without a ground the
 * page is as it is stored. `own`: null when they have changed nothing.
 */
export function setGround(
  builder: BuilderState,
  page: string,
  ground: Ground | null,
  own: KnownPage | null = ownPage(builder, page) ?? null,
): BuilderState {
  const { [page]: _, ...grounds } = builder.grounds
  const { [page]: __, ...directEdits } = builder.directEdits
  return {
    ...builder,
    grounds: ground ? { ...grounds, [page]: ground } : grounds,
    directEdits: own ? { ...directEdits, [page]: own.html } : directEdits,
    directEditBases: ground && own ? { ...builder.directEditBases, [page]: ground.version } : builder.directEditBases,
    directEditIds: own ? { ...builder.directEditIds, [page]: own.ids } : builder.directEditIds,
  }
}
