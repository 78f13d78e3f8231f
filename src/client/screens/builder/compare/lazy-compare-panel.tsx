import { later, NotHere } from '#client/ui/later.tsx'

const place = 'absolute inset-0 z-20 flex flex-col bg-panel'

/** Two versions beside each other, over chat and page; all of it comes when it is first asked for. */
export const LazyComparePanel = later<object>(
  async () => (await import('./compare-panel.tsx')).ComparePanel,
  () => (
    <section aria-label="Compare" className={place}>
      <NotHere />
    </section>
  ),
  () => <div className={place} />,
)
