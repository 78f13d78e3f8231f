import { ownPage } from './known.ts'
import type { BuilderState, Ground } from './types.ts'

/**
 * A page with what others change of it by hand now, and how this person's own changes look upon it; without a ground the
 * page is as it is stored.
 */
export function setGround(
  builder: BuilderState,
  page: string,
  ground: Ground | null,
  own = ownPage(builder, page),
): BuilderState {
  const { [page]: _, ...grounds } = builder.grounds
  const { [page]: __, ...directEdits } = builder.directEdits
  const isChanged = own !== undefined && own.html !== ground?.html
  return {
    ...builder,
    grounds: ground ? { ...grounds, [page]: ground } : grounds,
    directEdits: isChanged ? { ...directEdits, [page]: own.html } : directEdits,
    directEditBases:
      ground && isChanged ? { ...builder.directEditBases, [page]: ground.version } : builder.directEditBases,
    directEditIds: isChanged ? { ...builder.directEditIds, [page]: own.ids } : builder.directEditIds,
  }
}
