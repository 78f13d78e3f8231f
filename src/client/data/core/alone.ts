/** Runs a task while no other tab of this browser runs one of the same name. Without locks (plain http) it runs at once. */
export async function alone(name: string, task: () => Promise<void>, signal: AbortSignal): Promise<void> {
  if (!('locks' in navigator)) return task()
  await navigator.locks.request(name, { signal }, task)
}
