import { paths } from '../../lib/paths.ts'
import { buttonLook } from '../../ui/button.tsx'
import { ThemeToggle } from '../../ui/theme/theme-toggle.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { landing } from './landing-content.ts'
import { OutsideLink } from './outside-link.tsx'
import { pageWidth } from './section.tsx'

const quietLink =
  'target inline-flex items-center justify-center px-1.5 underline-offset-4 hover:underline max-sm:text-sm sm:px-2'

export function TopBar() {
  const { bar } = landing.hero

  return (
    <header
      className={`${pageWidth} relative z-sticky flex flex-wrap items-center justify-between gap-x-3 py-4`}
    >
      <a href={paths.home} className="target inline-flex items-center rounded-base">
        <Wordmark className="text-xl max-sm:gap-1.5 max-sm:text-base" />
      </a>
      <nav aria-label={bar.navigation} className="flex flex-wrap items-center whitespace-nowrap sm:gap-3">
        <OutsideLink href={landing.links.blog} className={quietLink}>
          {bar.blog}
        </OutsideLink>
        <ThemeToggle />
        <a href={paths.logIn} className={quietLink}>
          {bar.logIn}
        </a>
        <a href={paths.signUp} className={buttonLook('quiet', 'max-sm:ml-1 max-sm:px-2.5 max-sm:text-sm')}>
          {bar.signUp}
        </a>
      </nav>
    </header>
  )
}
