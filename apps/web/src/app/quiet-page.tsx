import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { ThemeToggle } from '../ui/theme/theme-toggle.tsx'
import { Wordmark } from '../ui/wordmark.tsx'

type QuietPageProps = {
  title: string
  picture?: ReactNode
  /** At the top, before the theme. */
  choice?: ReactNode
  children: ReactNode
}

/** A page with one thing to say. */
export function QuietPage({ title, picture, choice, children }: QuietPageProps) {
  return (
    <div className="flex min-h-dvh flex-col px-6 sm:px-10">
      <header className="-mr-2.5 flex items-center justify-between py-4">
        <Link to={paths.home} className="target inline-flex items-center rounded-base">
          <Wordmark className="text-xl" />
        </Link>
        <div className="flex items-center gap-1">
          {choice}
          <ThemeToggle />
        </div>
      </header>
      <main
        id="content"
        className="mx-auto flex w-full max-w-3xl flex-1 flex-col justify-center gap-x-14 gap-y-8 pt-8 pb-24 sm:flex-row sm:items-center"
      >
        {picture}
        <div className="flex flex-col items-start gap-5 sm:flex-1">
          <h1 className="font-serif text-3xl font-semibold">{title}</h1>
          {children}
        </div>
      </main>
    </div>
  )
}
