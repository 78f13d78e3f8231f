import { later } from '#client/ui/later.tsx'

/** The button that publishes a project, with its panel; its code comes behind the builder's. */
export const PublishButton = later<{ isPhone?: boolean }>(
  async () => (await import('./publish-button.tsx')).PublishButton,
  () => null,
)
