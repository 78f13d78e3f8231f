import type { IconName } from '#client/ui/icon.tsx'

/** The device widths of the toolbar. */
export const deviceSegments: { value: string; label: string; icon: IconName; tip: string }[] = [
  { value: '390', label: '390', icon: 'phone', tip: 'Phone, 390 px' },
  { value: '768', label: '768', icon: 'tablet', tip: 'Tablet, 768 px' },
  { value: '1280', label: '1280', icon: 'desktop', tip: 'Desktop, 1280 px' },
  { value: 'full', label: 'Full', icon: 'full-width', tip: 'As wide as the panel' },
]
