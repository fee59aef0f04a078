import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { withOperator } from '../../lib/operator.ts'
import { paths } from '../../lib/paths.ts'
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
      <div className={`${pageWidth} py-14`}>
        <nav
          aria-label={footer.navigation}
          className="grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-3 sm:gap-x-12 lg:grid-cols-12"
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
          <Column heading={footer.explore.heading}>
            <li>
              <Link to={paths.logIn} className={entry}>
                {footer.explore.logIn}
              </Link>
            </li>
            <li>
              <Link to={paths.signUp} className={entry}>
                {footer.explore.signUp}
              </Link>
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
            © {footer.year}, {footer.rights}. {withOperator('{company}')}
          </p>
          <ul aria-label={footer.follow} className="flex flex-wrap gap-x-3">
            {links.social.map(({ name, url }) => (
              <li key={name}>
                <OutsideLink href={url} className={`${entry} min-w-11 justify-center`}>
                  {name}
                </OutsideLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="lg:col-span-2">
      <h2 className="text-sm font-bold text-muted">{heading}</h2>
      <ul className="mt-2">{children}</ul>
    </div>
  )
}
