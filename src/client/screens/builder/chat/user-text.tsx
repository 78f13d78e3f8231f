/** What the person wrote, as text and nothing else. */
export function UserText({ text }: { text: string }) {
  return (
    <article aria-label="You" className="flex justify-end">
      <p className="max-w-[85%] rounded-xl rounded-br-[4px] bg-panel-2 px-3.5 py-2 text-[14px] leading-5 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text}
      </p>
    </article>
  )
}
