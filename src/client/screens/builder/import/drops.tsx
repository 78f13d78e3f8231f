import { type ReactNode, useState } from 'react'
import { later, useLoadAhead } from '#client/ui/later.tsx'

type CoverProps = { onFiles: (files: readonly File[]) => void; onLeave: () => void }

const Cover = later<CoverProps>(
  async () => (await import('./drop-cover.tsx')).DropCover,
  () => null,
)
const ahead = [Cover.bring]

type DropsProps = Pick<CoverProps, 'onFiles'> & { isOff: boolean; children: ReactNode }

/** Lets files be dropped anywhere on the screen, over its dialogs too. */
export function Drops({ isOff, onFiles, children }: DropsProps) {
  const [isOver, setOver] = useState(false)
  useLoadAhead(ahead)
  return (
    <div
      role="presentation"
      className="contents"
      onDragEnter={({ dataTransfer }) => setOver(dataTransfer.types.includes('Files'))}
    >
      {children}
      {isOver && !isOff && <Cover onFiles={onFiles} onLeave={() => setOver(false)} />}
    </div>
  )
}
