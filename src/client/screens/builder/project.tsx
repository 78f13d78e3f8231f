import { product } from '#rules/product.ts'
import { AppHeader } from '#client/parts/app-header.tsx'

export function meta() {
  return [{ title: `Project · ${product.name}` }]
}

/** One project of a signed-in person. */
export default function ProjectScreen() {
  return (
    <div className="min-h-dvh bg-bg">
      <AppHeader />
      <main id="main" className="mx-auto max-w-[1376px] px-5 py-8 md:px-12">
        <h1 className="font-semibold text-2xl/8 tracking-[-.02em]">Project</h1>
      </main>
    </div>
  )
}
