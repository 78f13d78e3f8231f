const key = 'pagewright.polish'

/** Since when every new page of a model is polished, in milliseconds since 1970, or null; kept in this browser. */
export function alwaysSince(): number | null {
  try {
    const since = localStorage.getItem(key)
    // Once it was kept without its time.
    return since === null ? null : Number(since) || 0
  } catch {
    return null
  }
}

export function setAlways(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(key, String(Date.now()))
    else localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing polishes when it is asked.
  }
}
