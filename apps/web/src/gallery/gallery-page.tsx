import { PageHeader } from '../ui/page/page-header.tsx'
import { ThemeToggle } from '../ui/theme/theme-toggle.tsx'
import { ToastProvider } from '../ui/toast.tsx'
import { Charts } from './charts.tsx'
import { Controls } from './controls.tsx'
import { Figures } from './figures.tsx'
import { Foundations } from './foundations.tsx'
import { Forms } from './forms.tsx'
import { Lists } from './lists.tsx'
import { Overlays } from './overlays.tsx'
import { States } from './states.tsx'
import { Tables } from './tables.tsx'

/** Every component in every state, in development only: English, because nobody but its builders sees it. */
export function GalleryPage() {
  return (
    <ToastProvider>
      <main id="content" className="mx-auto max-w-page px-4 pb-16 sm:px-8">
        <PageHeader
          title="Design system"
          lead="What screens are built of. docs/design-system.md says when to use which; docs and tests stand beside each component."
          actions={<ThemeToggle />}
        />
        <Foundations />
        <Controls />
        <Forms />
        <Lists />
        <States />
        <Figures />
        <Tables />
        <Charts />
        <Overlays />
      </main>
    </ToastProvider>
  )
}
