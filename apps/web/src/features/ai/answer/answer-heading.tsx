/** The first heading of an answer. */
export function AnswerHeading({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id} className="text-sm font-semibold text-accent">
      {children}
    </h2>
  )
}
