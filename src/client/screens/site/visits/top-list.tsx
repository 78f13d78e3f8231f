type TopListProps = {
  title: string
  rows: readonly { name: string; views: number }[]
  nameOf: (name: string) => string
}

/** The names with the most views. */
export function TopList({ title, rows, nameOf }: TopListProps) {
  return (
    <section className="grid content-start gap-2">
      <h3 className="font-medium text-[13px]">{title}</h3>
      {rows.length === 0 ? (
        <p className="text-[13px] text-ink-2">Nobody yet.</p>
      ) : (
        <ul className="grid gap-1 text-[13px]">
          {rows.map(({ name, views }) => (
            <li key={name} className="flex justify-between gap-4">
              <span className="min-w-0 truncate">{nameOf(name)}</span>
              <span className="text-ink-2 tabular-nums">{views.toLocaleString('en')}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
