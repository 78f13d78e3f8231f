import { goToNextChunk, goToPreviousChunk } from '@codemirror/merge'
import { type Ref, useCallback, useImperativeHandle, useRef, useState } from 'react'
import type { CompareHandle } from '#client/parts/compare/compared.ts'
import { announce } from '#client/ui/announcer.tsx'
import { Button } from '#client/ui/button.tsx'
import { useMedia } from '#client/ui/use-media.ts'
import { mergeView, type MergeHandle } from './merge-view.ts'
import { SideHead } from './side-head.tsx'
import type { ComparedVersions } from './use-compared.ts'

export type CompareCodeProps = { ref?: Ref<CompareHandle>; compared: ComparedVersions; before: string; after: string }

/** The code of both: side by side where there is room, else in one column. What is unchanged is folded away. */
export function CompareCode({ ref, compared, before, after }: CompareCodeProps) {
  const isSplit = useMedia('(min-width: 1024px)')
  const [isFolded, setFolded] = useState(true)
  const view = useRef<MergeHandle | null>(null)
  const { versions } = compared
  const numbers = `${versions.before?.number} ${versions.after?.number}`
  const mount = useCallback(
    (parent: HTMLElement | null) => {
      if (!parent) return undefined
      const [older = '', newer = ''] = numbers.split(' ').map((number) => `Code of version ${number}`)
      const made = mergeView(parent, { before, after, isSplit, labels: { before: older, after: newer }, isFolded })
      view.current = made
      return () => {
        made.destroy()
        view.current = null
      }
    },
    [before, after, isSplit, numbers, isFolded],
  )
  useImperativeHandle(ref, () => ({
    step(direction) {
      const editor = view.current?.editor
      if (!editor) return
      const go = direction === 1 ? goToNextChunk : goToPreviousChunk
      if (go(editor)) editor.focus()
      else announce('There is no other change.')
    },
  }))
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="grid shrink-0 grid-cols-[minmax(0,1fr)] border-b border-line lg:grid-cols-2 lg:divide-x lg:divide-line">
        <SideHead side="before" compared={compared} />
        <SideHead side="after" compared={compared} />
      </div>
      <div className="relative min-h-0 flex-1">
        <div ref={mount} className="absolute inset-0 [&>.cm-editor]:h-full [&>.cm-mergeView]:h-full" />
        <Button
          className="absolute right-4 bottom-4 z-10 rounded-full shadow-float max-md:h-10"
          onClick={() => setFolded(!isFolded)}
        >
          {isFolded ? 'Show unchanged lines' : 'Fold unchanged lines'}
        </Button>
      </div>
    </div>
  )
}
