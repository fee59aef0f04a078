import type { ReactNode } from 'react'
import { isOperatorNamed, withOperator } from '../../lib/operator.ts'
import { paths } from '../../lib/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { Wordmark } from '../../ui/wordmark.tsx'
import { landing } from './landing-content.ts'
import { LazyLanguageLine } from './lazy-language-line.tsx'
import { OutsideLink } from './outside-link.tsx'
import { pageWidth } from './section.tsx'

const { footer, links } = landing
const entry =
  'inline-flex min-h-9 items-center text-left underline-offset-4 hover:underline pointer-coarse:min-h-11'

/** `onOpen` gets the name of the modal that was asked for. */
export function Footer({ onOpen }: { onOpen: (name: string) => void }) {
  return (
    <footer className="border-t border-text bg-sunken">
      <div className={`${pageWidth} py-6 sm:py-14`}>
        <nav
          aria-label={footer.navigation}
          className="grid grid-cols-2 gap-x-8 gap-y-3 sm:gap-y-10 sm:grid-cols-3 sm:gap-x-12 lg:grid-cols-12"
        >
          <div className="col-span-2 sm:col-span-3 lg:col-span-6">
            <Wordmark className="text-2xl" />
            <p className="mt-3 max-w-[36ch] text-muted">{footer.claim}</p>
          </div>
          {[footer.company, footer.legal].map(({ heading, items }) => (
            <Column key={heading} heading={heading}>
              {items.map(({ name, title }) => (
                <li key={name}>
                  <button type="button" aria-haspopup="dialog" className={entry} onClick={() => onOpen(name)}>
                    {title}
                  </button>
                </li>
              ))}
            </Column>
          ))}
          <Column heading={footer.explore.heading} isRow>
            <li>
              <a href={paths.logIn} className={entry}>
                {footer.explore.logIn}
              </a>
            </li>
            <li>
              <a href={paths.signUp} className={entry}>
                {footer.explore.signUp}
              </a>
            </li>
            <li>
              <OutsideLink href={links.blog} className={entry}>
                {footer.explore.blog}
              </OutsideLink>
            </li>
          </Column>
        </nav>
        <LazyLanguageLine />
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3 border-t border-line pt-5 text-sm text-muted">
          <p>
            © {footer.year}, {footer.rights}.{isOperatorNamed && ` ${withOperator('{company}')}`}
          </p>
          <Social />
        </div>
      </div>
    </footer>
  )
}

/** The networks whose address the operator has filled in. */
function Social() {
  const named = links.social.filter(({ url }) => url !== '')
  if (named.length === 0) return null

  return (
    <ul aria-label={footer.follow} className="flex flex-wrap gap-x-3">
      {named.map(({ name, url }) => (
        <li key={name}>
          <OutsideLink href={url} className={`${entry} min-w-11 justify-center`}>
            {name}
          </OutsideLink>
        </li>
      ))}
    </ul>
  )
}

type ColumnProps = {
  heading: string
  /** On a phone one row below the other columns. */
  isRow?: boolean
  children: ReactNode
}

function Column({ heading, isRow = false, children }: ColumnProps) {
  return (
    <div className={classNames('lg:col-span-2', isRow && 'max-sm:col-span-2')}>
      <h2 className="text-sm font-bold text-muted">{heading}</h2>
      <ul className={classNames('mt-1 sm:mt-2', isRow && 'max-sm:flex max-sm:gap-x-6')}>{children}</ul>
    </div>
  )
}
