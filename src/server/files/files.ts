/** Pictures of people and files of sites, by keys that only the server makes. */
export type Files = {
  /** Stores whole or not at all: what was there before stays until the new file is complete. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** null when there is no such file */
  get(key: string): Promise<Uint8Array | null>
  has(key: string): Promise<boolean>
  delete(key: string): Promise<void>
  /** Deletes everything under a folder. */
  deleteFolder(folder: string): Promise<void>
  /** Deletes what a server that was killed had begun to write before that instant. @returns how many files */
  deleteUnfinished(before: Date): Promise<number>
}
