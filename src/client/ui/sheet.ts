/** On a phone a popup rises from the bottom. The positioner writes its place as a style, hence the weight. */
export const sheet = {
  place: 'max-md:fixed! max-md:inset-x-0! max-md:top-auto! max-md:bottom-0! max-md:transform-none!',
  popup:
    'max-md:w-full max-md:max-h-[85dvh] max-md:rounded-t-2xl max-md:rounded-b-none max-md:border-x-0 max-md:border-b-0 max-md:pb-[env(safe-area-inset-bottom)]',
} as const
