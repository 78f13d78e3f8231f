import { useStore } from 'zustand'
import type { Looks } from '#design/hand/looks.ts'
import type { Picker } from './picker.ts'

/** How the picked element is drawn; null until the frame has said so. */
export const useLooks = (picker: Picker): Looks | null => useStore(picker.state, ({ looks }) => looks)
