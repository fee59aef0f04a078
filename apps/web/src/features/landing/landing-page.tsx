import { useState } from 'react'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { Blog } from './blog/blog.tsx'
import { Comparison } from './comparison/comparison.tsx'
import { Featured } from './featured.tsx'
import { Footer } from './footer.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works/how-it-works.tsx'
import { Install } from './install.tsx'
import { landing } from './landing-content.ts'
import { PartFailure } from './load-when-visible/part-failure.tsx'
import { usePart } from './load-when-visible/use-part.ts'
import { Product } from './product.tsx'
import { TopBar } from './top-bar.tsx'
import { Workflow } from './workflow.tsx'

// Few visitors open one, and dialogs are a good part of all script.
const loadDialog = async () => (await import('./company/landing-dialog.tsx')).LandingDialog

/** What a visitor sees at `/`. */
export function LandingPage() {
  const [modal, setModal] = useState<{ name: string; open: boolean }>()
  const { Part: Dialog, hasFailed, retry } = usePart(loadDialog, modal !== undefined)
  usePageTitle(landing.hero.title)

  return (
    <div lang="en-GB" className="isolate overflow-x-clip">
      <TopBar />
      <main id="content" tabIndex={-1} className="focus:outline-none">
        <Hero />
        <Featured />
        <Product />
        <HowItWorks />
        <Workflow />
        <Comparison />
        <Blog />
        <Install />
      </main>
      <Footer onOpen={(name) => setModal({ name, open: true })} />
      {hasFailed && <PartFailure onRetry={retry} />}
      {modal !== undefined && Dialog !== undefined && (
        <Dialog name={modal.name} open={modal.open} onOpenChange={(open) => setModal({ ...modal, open })} />
      )}
    </div>
  )
}
