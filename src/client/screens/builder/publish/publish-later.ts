import { later } from '#client/ui/later.tsx'

/** What one sees first comes first; nobody publishes in the second in which a project opens. */
const afterMs = 1000

/** The button that publishes a project, with its panel. */
export const PublishButton = later<{ isPhone?: boolean }>(
  async () => {
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    return (await import('./publish-button.tsx')).PublishButton
  },
  () => null,
)
