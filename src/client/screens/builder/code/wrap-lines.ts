const key = 'pagewright.code.wrap'

/** Whether long lines of code are wrapped, as this browser chose last; on a narrow screen they are until one chooses. */
export function readWrap(): boolean {
  try {
    const kept = localStorage.getItem(key)
    return kept === null ? matchMedia('(max-width: 767px)').matches : kept === 'yes'
  } catch {
    return false
  }
}

export function saveWrap(wraps: boolean): void {
  try {
    localStorage.setItem(key, wraps ? 'yes' : 'no')
  } catch {
    // A view is not worth a word.
  }
}
