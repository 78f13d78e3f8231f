import type { BuilderState, Ground } from './types.ts'

/**
 * A page with what others change of it by hand now, and how this person's own changes look upon it; without a ground the
 * page is as it is stored.
 */
export function setGround(
  builder: BuilderState,
  page: string,
  ground: Ground | null,
  own: string | undefined = builder.directEdits[page],
): BuilderState {
  const { [page]: _, ...grounds } = builder.grounds
  const { [page]: __, ...directEdits } = builder.directEdits
  const isChanged = own !== undefined && own !== ground?.html
  return {
    ...builder,
    grounds: ground ? { ...grounds, [page]: ground } : grounds,
    directEdits: isChanged ? { ...directEdits, [page]: own } : directEdits,
    directEditBases:
      ground && isChanged ? { ...builder.directEditBases, [page]: ground.version } : builder.directEditBases,
  }
}
