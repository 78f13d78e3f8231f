/** What only the builder draws, apart from what every page loads. */
export const moreIcons = {
  'arrow-down': 'M12 5v14M5 12l7 7 7-7',
  'chevron-right': 'm9 6 6 6-6 6',
  'chevron-up': 'm6 15 6-6 6 6',
  columns: 'M4 5h16v14H4zM12 5v14',
  diff: 'M12 4v9M7.5 8.5h9M7.5 18.5h9',
  drop: 'M12 3.5s6.5 6.6 6.5 11a6.5 6.5 0 0 1-13 0c0-4.4 6.5-11 6.5-11z',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  'full-width': 'M3 7v10M21 7v10M7 12h10M9.5 9.5 7 12l2.5 2.5M14.5 9.5 17 12l-2.5 2.5',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  globe: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM4 12h16M12 4c5 5 5 11 0 16-5-5-5-11 0-16z',
  grip: 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01',
  indent: 'M4 5h16M10 10h10M10 14h10M4 19h16M4 10l3 2-3 2',
  monitor: 'M4 5h16v11H4zM9 20h6M12 16v4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  pipette:
    'M14 6.5l2-2a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3l-2 2M12 5l7 7M14.5 9.5 7 17l-3.5 3.5M9.5 9.5 4 15v5h5l5.5-5.5',
  pointer: 'm5 4 5.5 15 2.5-6.5L19.5 10z',
  spark: 'M12 3l2 7 7 2-7 2-2 7-2-7-7-2 7-2z',
  rotate: 'M4 9h9v11H4zM8 5h8a4 4 0 0 1 4 4v4m-3-3 3 3 3-3',
  spacing: 'M4 4h16M4 20h16M12 8v8M9.5 10.5 12 8l2.5 2.5M9.5 13.5 12 16l2.5-2.5',
  tablet: 'M5 3h14v18H5zM11.5 18h1',
  picture: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 17M15.5 9.5h.01',
  type: 'M3 19 8.5 5 14 19M5 14.5h7M21 12v7M21 15.5a3 3.5 0 1 1-6 0 3 3.5 0 0 1 6 0z',
  undo: 'M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a6 6 0 0 0 0 12h3',
  wrap: 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2.5-2.5L13 18l2.5 2.5M4 18h4',
} as const

export type MoreIconName = keyof typeof moreIcons
