import { later, NotHere } from '../../ui/later.tsx'
import type { NoticesProps } from './preview-notices.tsx'

/** What is told of a page that does not behave: few do not. */
export const PreviewNotices = later<NoticesProps>(
  async () => (await import('./preview-notices.tsx')).PreviewNotices,
  NotHere,
)
