import { createLateRef } from '#client/ui/late-ref.ts'
import { memo, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { PreviewHandle } from '#client/parts/preview/preview.tsx'
import type { SavedState } from '#client/state/editor/autosave.ts'
import type { WantedAct } from '#client/state/editor/turns.ts'
import type { Editor } from '#client/state/editor/editor.ts'
import { pageNamed } from '#client/state/builder/pages.ts'
import { BuilderContext, useBuilder } from '#client/state/store.ts'
import { addIcons } from '#client/ui/icon.tsx'
import { useLoadAhead } from '#client/ui/later.tsx'
import { moreIcons } from '#client/ui/more-icons.ts'
import { TipProvider } from '#client/ui/tooltip.tsx'
import { useMedia } from '#client/ui/use-media.ts'
import { Keys } from './commands/keys.ts'
import type { CodeHandle } from './code/code-view.tsx'
import { Dialogs } from './dialogs.tsx'
import { PendingPromptContext } from './pending-prompt.ts'
import { takeDroppedPictures } from './chat/dropped-pictures.ts'
import { Drops } from './import/drops.tsx'
import { createDirectEdits } from './pick/direct-edits.ts'
import type { Picker } from './pick/picker.ts'
import { screens, screensAhead } from './screens.tsx'
import { documentTitle } from './project-name.ts'
import { shownOf } from './shown.ts'
import { createHere } from './here/here.ts'
import { createTalk } from './talk/talk.ts'
import { TabTitle } from './tab-title.tsx'
import type { Zoom } from './canvas/zoom.ts'
import { useLinkedPlace } from './use-linked-place.ts'
import { useStartPrompt } from './use-start-prompt.ts'
import { useView } from './view.ts'
import {
  type OpenDialog,
  type OpenProject,
  SavedContext,
  type Workbench,
  WorkbenchContext,
} from './workbench-context.ts'
import './builder.css'

addIcons(moreIcons)

type ScreenProps = { editor: Editor; saved: SavedState; project: OpenProject | null }

/** The builder: of a visitor, or of a project on the server. */
export function BuilderScreen({ editor, saved, project }: ScreenProps) {
  return (
    <BuilderContext value={editor.store}>
      <SavedContext value={saved}>
        <TipProvider>
          <Screen editor={editor} project={project} />
        </TipProvider>
      </SavedContext>
    </BuilderContext>
  )
}

const Screen = memo(function Screen({ editor, project }: Omit<ScreenProps, 'saved'>) {
  const [view, look] = useView()
  const [dialog, open] = useState<OpenDialog | null>(null)
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [scale, setScale] = useState(1)
  const canvas = useRef<PreviewHandle>(null)
  const [directEdits] = useState(() => createDirectEdits(editor))
  const picking = useRef<Picker>(null)
  const publishing = useRef<(() => void) | null>(null)
  const sharing = useRef<(() => void) | null>(null)
  const [talk] = useState(createTalk)
  const [here] = useState(createHere)
  const [code] = useState(() => createLateRef<CodeHandle>())
  const isPhone = useMedia('(max-width: 767px)')
  const page = useBuilder((builder) => pageNamed(builder, view.page).name)
  const title = useBuilder((builder) => documentTitle(builder, page, project?.name ?? null))
  const missing = useBuilder((builder) => {
    const { isLoading, version } = shownOf(builder, page, view.version)
    return isLoading && version ? version.id : null
  })
  useEffect(() => {
    if (missing !== null) editor.need(missing)
  }, [editor, missing])
  // One object until something in it is another: everything in the builder is drawn again with it.
  const workbench: Workbench = useMemo(
    () => ({
      editor,
      project,
      view,
      look,
      page,
      zoom,
      setZoom,
      scale,
      setScale,
      canvas,
      open,
      directEdits,
      picking,
      talk,
      here,
      code,
      publishing,
      sharing,
    }),
    [editor, project, view, look, page, zoom, scale, directEdits, talk, here, code],
  )
  const isFixed = useBuilder((builder) => builder.readOnly !== null)
  const actOut = useEffectEvent((wanted: WantedAct) =>
    import('./carry-out.ts').then(({ carryOut }) => carryOut(wanted, workbench)),
  )
  useEffect(() => editor.acts.subscribe((wanted) => void (wanted && actOut(wanted))), [editor])
  const pending = useStartPrompt(workbench)
  useLinkedPlace((place) => {
    if (!project || place === 'reviews') return false
    talk.setState({ isOpen: true, isPlacing: false, draft: null, thread: place.thread })
    return true
  })
  useLoadAhead(screensAhead)
  return (
    <WorkbenchContext value={workbench}>
      <TabTitle title={title} />
      <Keys />
      <Drops isOff={isFixed} onFiles={(files) => void (takeDroppedPictures(files) || open({ kind: 'import', files }))}>
        <PendingPromptContext value={pending}>{isPhone ? screens.phone : screens.desktop}</PendingPromptContext>
        <Dialogs dialog={dialog} onClose={() => open(null)} />
      </Drops>
    </WorkbenchContext>
  )
})
