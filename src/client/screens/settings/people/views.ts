/** What People shows of the active workspace, held in the URL fragment behind the tab's own name. */
export const peopleViews = ['people', 'usage', 'activity'] as const
export type PeopleView = (typeof peopleViews)[number]

export const viewNames: Record<PeopleView, string> = { people: 'People', usage: 'Usage', activity: 'Activity' }

/** The view that a fragment such as '#people/usage' names; people when it names none. */
export function viewOf(hash: string): PeopleView {
  const name = /^#people\/(\w+)/.exec(hash)?.[1]
  return peopleViews.find((view) => view === name) ?? 'people'
}

export const viewHash = (view: PeopleView) => (view === 'people' ? '#people' : `#people/${view}`)
