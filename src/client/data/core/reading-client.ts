import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

/**
 * What is said to be old is read again, and a read under way that is not begun anew is followed by another: it may have
 * looked before the change.
 */
export class ReadingClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options: InvalidateOptions = {},
  ): Promise<void> {
    // A first read is never begun anew: nothing would be shown for longer.
    const isKept = ({ state }: Query) => state.data === undefined || options.cancelRefetch === false
    const underWay = this.getQueryCache()
      .findAll({ ...filters, type: filters?.refetchType === 'none' ? 'all' : 'active', fetchStatus: 'fetching' })
      .filter((query) => isKept(query))
    const followed = underWay.map(async ({ promise, queryKey }) => {
      await promise?.catch(() => {
        // Whoever asked for it hears of that.
      })
      await super.invalidateQueries({ queryKey, exact: true })
    })
    await Promise.all([super.invalidateQueries(filters, options), ...followed])
  }
}
