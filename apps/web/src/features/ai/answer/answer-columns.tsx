import type { ReactNode } from 'react'

/** Sources beside the text on wide screens, under it on narrow ones. Answer, refusal and skeleton share it. */
export function AnswerColumns({ text, sources }: { text: ReactNode; sources: ReactNode }) {
  return (
    <div className="grid gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,40rem)_minmax(20rem,1fr)] print:block">
      <div className="min-w-0">{text}</div>
      <div className="min-w-0">{sources}</div>
    </div>
  )
}
