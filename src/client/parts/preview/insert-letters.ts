/** Fields that take any letter. */
const written =
  'textarea, [contenteditable=true], input:not([type]), input:is([type=text],[type=search],[type=email],[type=url],[type=tel],[type=password])'

/** Types letters where the caret of a field is, as if they had been typed there; undo takes them back. */
export function insertLetters(field: HTMLElement, letters: string): void {
  // Deprecated without a successor: nothing else keeps the field's own undo and tells React and the code editor.
  if (field.matches(written)) document.execCommand('insertText', false, letters)
}
