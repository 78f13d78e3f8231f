import { createContext } from 'react'

/** True inside a toolbar: buttons there share one tab stop. */
export const InToolbar = createContext(false)
