import { landing } from '../landing-content.ts'
import { PartFailure } from '../load-when-visible/part-failure.tsx'
import { useLoadWhenVisible } from '../load-when-visible/use-load-when-visible.ts'
import { usePart } from '../load-when-visible/use-part.ts'
import { Section } from '../section.tsx'

const { heading, lead, loading } = landing.product.comparison

const loadTable = async () => (await import('./comparison-table.tsx')).ComparisonTable

/** The comparison, whose table comes when the reader is near; its room is kept from the start. */
export function Comparison() {
  const { ref, isNearby } = useLoadWhenVisible<HTMLDivElement>()
  const { Part: Table, hasFailed, retry } = usePart(loadTable, isNearby)

  return (
    <Section heading={heading} lead={lead}>
      <div
        ref={ref}
        className="min-h-[69rem] max-sm:pointer-coarse:min-h-[70.25rem] sm:min-h-[65rem] min-[40rem]:min-h-[57rem] lg:min-h-[67.25rem] xl:min-h-[61.5rem]"
      >
        {hasFailed && <PartFailure onRetry={retry} />}
        {Table && <Table />}
        {!hasFailed && Table === undefined && (
          <span aria-busy="true" className="sr-only">
            {loading}
          </span>
        )}
      </div>
    </Section>
  )
}
