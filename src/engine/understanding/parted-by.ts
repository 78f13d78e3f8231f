/** What stands between the words that part a text: 'Mayor', 'Nueva' of 'Mayor o Nueva'. `isJoint` is asked in small letters. */
export function partedBy(text: string, isJoint: (word: string) => boolean): string[] {
  const words = text.trim().split(/\s+/)
  const joints = words.flatMap((word, at) => (isJoint(word.toLowerCase()) ? [at] : []))
  return [-1, ...joints].map((at, index) => words.slice(at + 1, joints[index] ?? words.length).join(' '))
}
