import type { ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'
import { PlaceLink } from '../../lib/place/place-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ThemeToggle } from '../../ui/theme/theme-toggle.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { LazyLanguageButton } from './lazy-language-button.tsx'
import { IllustrationSlider } from './pictures/illustration-slider.tsx'

type AccessPageProps = {
  title: string
  lead?: string | undefined
  /** For a page whose content changes its height: the title then stays where it is. */
  isAtTop?: boolean
  /** At the foot of the column: credits. */
  foot?: ReactNode
  children: ReactNode
}

/** The frame of the access screens: the form on the left where reading starts, a picture beside it where there is room. */
export function AccessPage({ title, lead, isAtTop = false, foot, children }: AccessPageProps) {
  return (
    <div className="grid min-h-dvh grid-rows-[1fr_auto] lg:grid-cols-[minmax(26rem,5fr)_6fr] lg:grid-rows-1">
      <div className="flex flex-col px-6 sm:px-10">
        <header className="-mr-2.5 flex items-center justify-between py-4">
          <PlaceLink to={paths.home} className="target inline-flex items-center rounded-base">
            <Wordmark className="text-xl" />
          </PlaceLink>
          <div className="flex items-center gap-1">
            <LazyLanguageButton />
            <ThemeToggle />
          </div>
        </header>
        <main
          id="content"
          className={classNames(
            'mx-auto flex w-full max-w-sm flex-1 flex-col py-6 lg:mr-[8%] lg:py-3',
            !isAtTop && 'justify-center',
          )}
        >
          <h1 className="font-serif text-2xl font-semibold sm:text-3xl">{title}</h1>
          {lead !== undefined && <p className="mt-2 text-muted">{lead}</p>}
          <div className="mt-6">{children}</div>
        </main>
        {foot !== undefined && <footer className="mx-auto w-full max-w-sm pb-4 lg:mr-[8%]">{foot}</footer>}
      </div>
      <IllustrationSlider />
    </div>
  )
}
