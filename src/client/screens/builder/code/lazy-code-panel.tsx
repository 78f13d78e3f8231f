import { later, NotHere } from '#client/ui/later.tsx'
import { CodeSkeleton } from './code-skeleton.tsx'

/** The code over the page; all that only the code needs comes when it is first shown. */
export const LazyCodePanel = later<object>(
  async () => (await import('./code-panel.tsx')).CodePanel,
  () => (
    <section aria-label="Code" className="absolute inset-0 z-10 bg-panel">
      <NotHere />
    </section>
  ),
  () => (
    <div className="absolute inset-0 z-10 bg-panel pt-11">
      <CodeSkeleton />
    </div>
  ),
)
