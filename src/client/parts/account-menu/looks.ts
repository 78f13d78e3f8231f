/** A row of the account card that can be chosen. */
export const cardRow =
  'flex h-10 w-full items-center gap-3 rounded-lg px-2 text-left text-sm hover:bg-panel-2 md:h-8 aria-disabled:cursor-progress'
