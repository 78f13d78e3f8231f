import { AppHeader } from '#client/parts/app-header.tsx'
import { paths } from '#client/paths.ts'
import { buttonLooks } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { product } from '#rules/product.ts'
import { Link } from 'react-router'
import { WorkspaceForm } from './workspace-form.tsx'

export function meta() {
  return [{ title: `Create workspace · ${product.name}` }]
}

export default function NewWorkspace() {
  return (
    <div className="min-h-dvh bg-bg">
      <AppHeader />
      <main id="main" className="mx-auto grid w-full max-w-[560px] gap-6 px-5 py-6 md:py-12">
        <Link
          to={paths.settingsTab('workspaces')}
          className={`${buttonLooks('ghost', 'regular')} -ml-3 justify-self-start`}
        >
          <Icon name="arrow-left" />
          Workspaces
        </Link>
        <div className="grid gap-1">
          <h1 className="font-semibold text-2xl leading-8 tracking-[-0.02em]">Create workspace</h1>
          <p className="text-ink-2 text-sm">Projects live in a workspace, and so do the people who may open them.</p>
        </div>
        <WorkspaceForm />
      </main>
    </div>
  )
}
