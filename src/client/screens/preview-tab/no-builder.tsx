import { Link } from 'react-router'
import { product } from '#rules/product.ts'
import { paths } from '#client/paths.ts'

/** What stands in a tab whose builder is gone. */
export function NoBuilder() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-2 p-6 text-center">
      <title>{`Preview · ${product.name}`}</title>
      <h1 className="font-semibold text-[20px]">The builder of this page is closed</h1>
      <p className="max-w-sm text-[14px] text-ink-2">
        This tab shows a page as long as its builder is open. Nothing is lost: open the builder and choose “Open in a
        new tab” again.
      </p>
      <Link to={paths.builder} className="mt-3 text-[14px] text-accent-text underline underline-offset-4">
        To the builder
      </Link>
    </main>
  )
}
