import type { ReactNode } from 'react'
import { Wordmark } from '../ui/wordmark.tsx'

/** A page with one thing to say. */
export function QuietPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col px-6 py-8">
      <header>
        <Wordmark className="text-xl" />
      </header>
      <main id="content" className="flex flex-1 flex-col items-start justify-center gap-5 pb-24">
        <h1 className="font-serif text-3xl font-semibold">{title}</h1>
        {children}
      </main>
    </div>
  )
}
