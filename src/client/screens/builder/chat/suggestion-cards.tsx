import { cx } from '#client/ui/cx.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Miniature } from '#client/parts/front/miniature.tsx'
import { suggestions } from '#rules/suggestions.ts'

/** Five pages to start from; each card shows one that was made from its prompt. */
export function SuggestionCards({ onPick }: { onPick: (prompt: string) => void }) {
  return (
    <ul aria-label="Suggestions" className="grid grid-cols-1 gap-2.5 @xs:grid-cols-2">
      {suggestions.map((suggestion, index) => (
        <li key={suggestion.label} className={cx(index === 0 && '@xs:col-span-2')}>
          <Card suggestion={suggestion} isWide={index === 0} onPick={onPick} />
        </li>
      ))}
    </ul>
  )
}

type Suggestion = (typeof suggestions)[number]

type CardProps = {
  suggestion: Suggestion
  isWide: boolean
  onPick: (prompt: string) => void
}

function Card({ suggestion, isWide, onPick }: CardProps) {
  const isPhone = suggestion.page === 'papier'
  return (
    <button
      type="button"
      title={suggestion.prompt}
      onClick={() => onPick(suggestion.prompt)}
      className={
        'group block w-full overflow-hidden rounded-xl border border-line bg-panel text-left transition-colors ' +
        'duration-150 hover:border-ink-3 motion-reduce:transition-none'
      }
    >
      <span
        className={cx(
          'block overflow-hidden border-b border-line',
          isWide ? 'aspect-[398/176]' : 'aspect-[193/124]',
          isPhone && 'grid place-items-center bg-panel-2 pt-[6%]',
        )}
      >
        <Miniature
          name={suggestion.page}
          width={isPhone ? 390 : isWide ? 1180 : 1280}
          className={isPhone ? 'aspect-[116/112] w-[60%] rounded-t-lg ring-1 ring-line' : 'size-full'}
        />
      </span>
      <span
        className={cx(
          'flex min-h-9 items-center justify-between py-1.5 font-medium leading-4',
          isWide ? 'px-3 text-[13px]' : 'px-2.5 text-[12px]',
        )}
      >
        <span>{suggestion.label}</span>
        {isWide && (
          <Icon
            name="chevron-right"
            size={14}
            className="text-ink-3 transition-transform duration-150 group-hover:translate-x-0.5 motion-reduce:transition-none"
          />
        )}
      </span>
    </button>
  )
}
