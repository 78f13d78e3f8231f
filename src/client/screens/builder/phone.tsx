import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useStore } from 'zustand'
import { product } from '#rules/product.ts'
import { AccountMenu } from '#client/parts/account-menu/account-menu.tsx'
import { Bell } from '#client/parts/notifications/bell-later.tsx'
import { LogoMark } from '#client/parts/site/logo.tsx'
import { paths } from '#client/paths.ts'
import { pageNamed } from '#client/state/builder/pages.ts'
import { useBuilder } from '#client/state/store.ts'
import { IconButton } from '#client/ui/button.tsx'
import { Menu, MenuHeading, MenuItem, MenuRule } from '#client/ui/menu.tsx'
import { type TabItem, Tabs } from '#client/ui/tabs.tsx'
import { actions } from './actions/actions.ts'
import { ActionItem } from './actions/action-controls.tsx'
import { ChatPanel } from './chat/chat-panel.tsx'
import { LazyCodePanel } from './code/lazy-code-panel.tsx'
import { LazyComparePanel } from './compare/lazy-compare-panel.tsx'
import { ProjectName, SavedStatus } from './header.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { Others } from './others.tsx'
import { PageChoices, PageItems } from './pages/page-menu.tsx'
import { PublishButton } from './publish/publish-later.ts'
import { PhoneBar } from './phone-bar.tsx'
import { Canvas } from './canvas/canvas.tsx'
import { StorageBanner } from './storage-banner.tsx'
import { ThemeChoices } from './theme-menu.tsx'
import { SignInLink } from './sign-in-link.tsx'
import { CommentsPanel, UnreadMark } from './talk/talk-later.ts'
import { useWorkbench } from './workbench-context.ts'

/** Chat and preview as two tabs that share one state. */
export function Phone() {
  const { page, view, directEdits, talk, project } = useWorkbench()
  const [tab, setTab] = useState<'chat' | 'preview'>('chat')
  const [seen, setSeen] = useState<string | null>(null)
  const current = useBuilder((builder) => pageNamed(builder, page).version)
  const isMaking = useBuilder((builder) => builder.turn !== null)
  useEffect(
    () => directEdits.state.subscribe((now, before) => now.chip && now.chip !== before.chip && setTab('chat')),
    [directEdits],
  )
  const isTalking = useStore(talk, (state) => state.isOpen)
  // A pin that is pressed, and a place that was chosen for a comment, lead to what is written.
  useEffect(
    () =>
      talk.subscribe((now, before) => {
        if (now.isPlacing && !before.isPlacing) setTab('preview')
        else if (now.draft !== before.draft || now.thread !== before.thread || now.filled !== before.filled)
          setTab('chat')
      }),
    [talk],
  )
  const isNew = tab === 'chat' && current !== null && current !== seen

  function choose(next: string) {
    setTab(next === 'preview' ? 'preview' : 'chat')
    if (next !== 'preview') talk.setState({ isOpen: next === 'comments' })
    setSeen(current)
  }

  return (
    <div className="flex h-dvh min-h-0 flex-col overflow-hidden bg-panel text-ink">
      <PhoneHeader />
      <OfflineBanner />
      <StorageBanner />
      <main className="relative flex min-h-0 flex-1 flex-col">
        <div className="flex min-h-0 flex-1 flex-col" inert={view.compare !== null}>
          <Tabs
            label="Builder"
            value={tab === 'chat' && isTalking ? 'comments' : tab}
            onChoose={choose}
            items={[
              { value: 'chat', label: 'Chat', icon: 'chat', panel: <ChatPanel page={page} isPhone /> },
              ...(project ? [commentsTab(project.hasComments, isTalking)] : []),
              {
                value: 'preview',
                label: 'Preview',
                icon: 'eye',
                mark: isMaking ? <Dot text=", in the making" isMoving /> : isNew && <Dot text=", a new version" />,
                panel: (
                  <div className="flex min-h-0 flex-1 flex-col">
                    <div className="relative flex min-h-0 flex-1 flex-col">
                      <Canvas isPhone />
                      {view.isCode && <LazyCodePanel />}
                    </div>
                    <PhoneBar />
                  </div>
                ),
              },
            ]}
          />
        </div>
        {view.compare && <LazyComparePanel />}
      </main>
    </div>
  )
}

function commentsTab(hasComments: boolean, isShown: boolean): TabItem {
  return {
    value: 'comments',
    label: 'Comments',
    icon: 'pencil',
    mark: hasComments && (
      <span className="relative size-4">
        <UnreadMark />
      </span>
    ),
    panel: isShown && <CommentsPanel isPhone />,
  }
}

function Dot({ text, isMoving = false }: { text: string; isMoving?: boolean }) {
  return (
    <>
      <span className={`size-1.5 rounded-full bg-accent ${isMoving ? 'pulse' : ''}`} />
      <span className="sr-only">{text}</span>
    </>
  )
}

function PhoneHeader() {
  const { project, sharing } = useWorkbench()
  return (
    <header className="flex h-12 shrink-0 items-center gap-1 border-b border-line pr-2 pl-3">
      <Link
        to={project ? paths.projects : paths.home}
        aria-label={product.name}
        className="grid size-10 place-items-center rounded-lg"
      >
        <LogoMark size={20} />
      </Link>
      <ProjectName className="text-[14px]" />
      <span className="ml-1 min-w-4 overflow-hidden">
        <SavedStatus isShort />
      </span>
      <span className="ml-auto inline-flex shrink-0 items-center gap-1">
        {project ? (
          <>
            <Others projectId={project.id} />
            <PublishButton isPhone />
            <Bell />
            <AccountMenu />
          </>
        ) : (
          <SignInLink />
        )}
        <Menu
          label="More"
          align="end"
          width="min-w-60"
          trigger={<IconButton icon="more" label="More" className="size-10" />}
        >
          <MenuHeading>Pages</MenuHeading>
          <PageChoices />
          <MenuRule />
          <PageItems />
          {project && (
            <MenuItem icon="link" onPick={() => sharing.current?.()}>
              Share…
            </MenuItem>
          )}
          <ActionItem action={actions.openInTab} />
          <ActionItem action={actions.showVersions} />
          <MenuRule />
          <MenuHeading>Theme</MenuHeading>
          <ThemeChoices />
        </Menu>
      </span>
    </header>
  )
}
