import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { problemOf } from '#client/data/core/problem.ts'
import { sharedPageQuery } from '#client/data/preview-links.ts'
import { queryClient } from '#client/data/core/query-client.ts'
import { Opening } from '#client/parts/opening.tsx'
import { ReadOnlyCanvas } from '#client/parts/read-only/read-only-canvas.tsx'
import { announce } from '#client/ui/announcer.tsx'
import { TipProvider } from '#client/ui/tooltip.tsx'
import { CopyProject } from './copy-project.tsx'
import { Nowhere } from '#client/parts/read-only/nowhere.tsx'

/** A project for whoever has its link: its pages to look at, without an account. */
export default function WithLink() {
  const token = useLocation().hash.slice(1)
  return (
    <QueryClientProvider client={queryClient}>
      <TipProvider>
        <OfLink key={token} token={token} />
      </TipProvider>
    </QueryClientProvider>
  )
}

function OfLink({ token }: { token: string }) {
  const [wanted, setWanted] = useState<string | undefined>(undefined)
  const { data, error, refetch } = useQuery(sharedPageQuery(token, wanted))
  // The page before stays until the next one is there.
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  const isRefused = error !== null && problemOf(error).reason !== null
  useEffect(() => {
    if (isRefused) announce('This page is not shared any more', 'assertive')
  }, [isRefused])
  if (isRefused) return <Nowhere words={problemOf(error).reason ?? ''} />
  const shown = data ?? last
  if (!shown) return error ? <Nowhere words={null} onAgain={() => void refetch()} /> : <Opening />
  return (
    <>
      <title>{`${shown.page.name} · ${shown.project}`}</title>
      <ReadOnlyCanvas
        title={shown.project}
        pages={shown.pages}
        page={shown.page}
        onPage={setWanted}
        end={shown.may_be_copied && <CopyProject token={token} />}
      />
    </>
  )
}
