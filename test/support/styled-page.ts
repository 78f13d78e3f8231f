import type { DrawnStyle } from '#design/direct-edits/looks.ts'

/** A paragraph as a browser draws it without any CSS. */
export const drawn: DrawnStyle = {
  ink: 'rgb(0, 0, 0)',
  grounds: [],
  line: null,
  around: [],
  display: 'block',
  size: 16,
  weight: 400,
  align: 'start',
  isRightToLeft: false,
  padding: { top: 0, right: 0, bottom: 0, left: 0 },
  width: 600,
  room: 600,
  fit: 'fill',
  position: '50% 50%',
  ratio: 'auto',
  words: [],
}
