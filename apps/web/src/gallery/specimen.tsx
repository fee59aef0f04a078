import { type ReactNode, useId } from 'react'
import { SectionHeader } from '../ui/page/section-header.tsx'

/** A part of the page, of which the tests take one picture. */
export function Chapter({ title, name, children }: { title: string; name: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} data-shot={name} className="bg-paper py-6">
      <SectionHeader id={id} title={title} />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">{children}</div>
    </section>
  )
}

type SpecimenProps = {
  /** As the code calls it. */
  name: string
  isWide?: boolean
  children: ReactNode
}

/** One component with its states. */
export function Specimen({ name, isWide = false, children }: SpecimenProps) {
  return (
    <div className={isWide ? 'min-w-0 lg:col-span-2' : 'min-w-0'}>
      <p className="mb-3 border-b border-line pb-1 text-sm text-muted">{name}</p>
      {children}
    </div>
  )
}
