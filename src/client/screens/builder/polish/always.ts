const key = 'pagewright.polish'

/** Whether every new page of a model is polished; kept in this browser. */
export function isAlways(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function setAlways(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(key, 'always')
    else localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing polishes when it is asked.
  }
}
