import { useStore } from 'zustand'
import type { DrawnStyle } from '#design/direct-edits/looks.ts'
import type { Picker } from './picker.ts'

/** How the picked element is drawn; null until the frame has said so. */
export const useLooks = (picker: Picker): DrawnStyle | null => useStore(picker.state, ({ looks }) => looks)
